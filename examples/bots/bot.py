"""A bot for all five games of Regalia: regalia bot-bridge palace --command "python3 examples/bots/bot.py"

Regalia writes one JSON object a line to our standard input, and we answer each of type "decide" with one line. Say nothing else on
standard output: what you want to tell yourself goes to standard error. The lines are described in docs/outside-bots.md, the
actions of each game in docs/records.md. The five functions say how much an action is worth; better ones are up to you.
"""
import json
import random
import sys

DISCS = {"yellow": "noble", "red": "soldier", "blue": "priest"}
CHARACTERS = ("king princess witch guard thief alchemist courtesan strategist traitor merchant warrior bard spy sailor hunter").split()


def palace(view, action):
    """Takes the card after which its discs and Kings would bring most."""
    if action["type"] != "take":
        return 0
    row, me = view["rows"][action["row"] - 1], view["courtiers"][view["own"]["seat"]]
    card, discs = row["cards"][0], [row.get("disc")] + [colour for colour in DISCS for _ in range(me["discs"][colour])]
    totals = {column["kind"]: column["total"] for column in me["columns"]}
    totals[card["kind"]] = totals.get(card["kind"], 0) + card["favour"]
    places = sorted(totals, key=totals.get, reverse=True)
    pay = {kind: {0: 3, 2: 1}.get(place, -1) for place, kind in enumerate(places)}
    return totals.get("king", 0) + sum(pay.get(DISCS[disc], -1) for disc in discs if disc in DISCS)


def royaume(view, action):
    """Keeps what our tales want, and builds face up."""
    tales = view["realms"][view["own"]["seat"]]["tales"]
    wanted = [tile for story in view["stories"] if story["tale"] in tales for tile in story["elements"]]
    return 3 * (action["type"] == "build") + (action.get("tile") in wanted)


def lord(view, action):
    """Beats what lies there with few cards; leading, it spends its cards evenly over the offerings that are left."""
    def read(number, more=()):
        digits = sorted(number.get("digits", []) + list(more))
        return int("".join(map(str, digits)) + "0" * (number.get("gems", 0) + 2 * number.get("golds", 0)) or 0)
    me = view["players"][view["own"]["seat"]]
    others = [read(player["number"]) for player in view["players"] if player is not me and "number" in player]
    spent = len(action.get("digits", [])) + action.get("gems", 0) + action.get("golds", 0)
    if not others:
        return -abs(spent - (len(view["own"]["hand"]) + len(me["open"])) / (9 - view["offering"]))
    beats = read(action, me.get("number", {}).get("digits", [])) > max(others)
    return 1 / spent if spent and beats else -spent


def minister(view, action):
    """Places ministers where it can, gets people out of the soup, and declines nothing."""
    liked = {"climbOut": 2, "advanceAll": 2, "decline": -1, "dropAll": -1}
    return 3 * action.get("ministers", 0) + liked.get(action["type"], 0)


def emblemes(view, action):
    """Plays and places the card that gets the best reward as the cards lie."""
    value = CHARACTERS.index(action.get("character", view["own"].get("selected", "hunter")))
    places = [place for place in view["locations"] if action.get("location") in (None, place["location"])]
    ranks = [sum(CHARACTERS.index(card["character"]) < value for card in place["cards"]) for place in places]
    rewards = [(place["rewards"] + 20 * [0])[rank] for place, rank in zip(places, ranks)]
    return max(reward if isinstance(reward, int) else 3 for reward in rewards)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            worth = globals()[message["game"]]
            # The name of the match comes again with its seed, and so do our decisions.
            dice = random.Random(message["match"] + str(message["seat"]))
        elif message["type"] == "decide":
            view, legal = message["view"], message["legal"]
            best = max(range(len(legal)), key=lambda i: (worth(view, legal[i]), dice.random()))
            print(json.dumps({"seq": message["seq"], "index": best}), flush=True)
        elif message["type"] in ("refused", "resigned"):
            print(line, end="", file=sys.stderr)


main()
