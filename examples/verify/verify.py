"""Recomputes the luck of recorded matches without any code of Regalia: docs/luck.md says what is computed here.

    regalia verify match.jsonl --json > verified.jsonl
    python3 examples/verify/verify.py match.jsonl verified.jsonl

Promise, nonces, seed and what was taken back are read from the record itself. Only what takes the rules to know comes from Regalia:
what each chance was for, and which part of all possible outcomes is the recorded one. Ends with 1 if anything is wrong.
"""
import hashlib
import hmac
import json
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


def faults(header, entries, result, outcomes):
    pledge, seed = header["luck"], bytes.fromhex(result["luck"]["seed"])
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


def main(record, verified):
    lines = [json.loads(line) for line in open(record, encoding="utf-8")]
    starts = [at for at, line in enumerate(lines) if "format" in line] + [len(lines)]
    wrong = count = 0
    for line in open(verified, encoding="utf-8"):
        told = json.loads(line)
        header, *entries, last = lines[starts[told["match"] - 1]:starts[told["match"]]]
        for fault in faults(header, entries, last["result"], told["outcomes"]):
            wrong += 1
            print(f"match {told['match']}: {fault}")
        count += len(told["outcomes"])
    print(f"{count} outcomes recomputed, {wrong} faults")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)
