"""Recomputes the luck of recorded matches without any code of Regalia: docs/luck.md says what is computed here.

    regalia verify match.jsonl --json > verified.jsonl
    python3 examples/verify/verify.py match.jsonl verified.jsonl

Promise, nonces, seed and what was taken back are read from the record itself. Only what takes the rules to know comes from Regalia:
what each chance was for, and which part of all possible outcomes is the recorded one. Ends with 1 if anything is wrong, with 2 if there
is a match that Regalia couldn't verify, or none at all.
"""
import hashlib
import hmac
import json
import re
import sys


def number(value):
    return value.to_bytes(4, "big")


def field(data):
    data = data.encode() if isinstance(data, str) else data
    return number(len(data)) + data


def commitment(seed, name, game, rules):
    return hashlib.sha256(b"".join(map(field, ["regalia-luck/1 commitment", name, game, rules, seed]))).hexdigest()


def key(seed, nonces):
    return hmac.new(seed, b"".join(map(field, ["regalia-luck/1 key", *nonces])), "sha256").digest()


def point(luck, purpose, undos, total):
    attempt = 0
    while True:
        message = field(purpose) + number(undos) + number(attempt)
        word = int.from_bytes(hmac.new(luck, message, "sha256").digest()[:4], "big")
        if word < 2**32 - 2**32 % total:
            return word % total
        attempt += 1


def fits(nonce, seat, bot, shared):
    fixed, chosen = nonce == f"bot/{seat}", bool(re.fullmatch("([0-9a-f]{2}){16,64}", nonce))
    if shared:
        return fixed or chosen
    return fixed if bot and bot != "exec" else chosen


def faults(header, entries, result, outcomes):
    pledge, seed = header["luck"], bytes.fromhex(result["luck"]["seed"])
    if len(pledge["nonces"]) != header["seats"]:
        yield "not every seat has a nonce"
    for seat, (nonce, player) in enumerate(zip(pledge["nonces"], header["players"])):
        if not fits(nonce, seat, player.get("bot"), "shared" in pledge):
            yield f"the nonce of seat {seat} hasn't the form that it must have"
    if commitment(seed, pledge.get("shared", header["match"]), header["game"], header["rules"]) != pledge["commitment"]:
        yield "the revealed seed is not the promised one"
    chances = [entry["seq"] for entry in entries if entry.get("seat") == "chance"]
    if chances != [outcome["seq"] for outcome in outcomes]:
        yield "not every chance of the record was verified"
    luck = key(seed, pledge["nonces"])
    for outcome in outcomes:
        undos = sum("undo" in entry for entry in entries[:outcome["seq"] - 1])
        drawn = point(luck, outcome["purpose"], undos, outcome["total"])
        if not outcome["from"] <= drawn < outcome["from"] + outcome["weight"]:
            yield f"chance at seq {outcome['seq']} is not what the seed gives"


def read(record):
    lines = []
    for line in open(record, encoding="utf-8"):
        try:
            lines.append(json.loads(line))
        except ValueError:
            print(f"line {len(lines) + 1} of the record can't be read")
            return lines, False
    return lines, True


def main(record, verified):
    lines, whole = read(record)
    starts = [at for at, line in enumerate(lines) if "format" in line] + [len(lines)]
    left = set(range(1, len(starts)))
    wrong = count = 0
    for line in open(verified, encoding="utf-8"):
        told = json.loads(line)
        header, *entries, last = lines[starts[told["match"] - 1]:starts[told["match"]]]
        for fault in faults(header, entries, last["result"], told["outcomes"]):
            wrong += 1
            print(f"match {told['match']}: {fault}")
        count += len(told["outcomes"])
        left.discard(told["match"])
    for match in sorted(left):
        print(f"match {match}: it wasn't verified")
    print(f"{count} outcomes recomputed, {wrong} faults")
    if wrong:
        return 1
    return 2 if left or not whole or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)
