"""Hashes of the audit file: commitments, the chain and the digest (docs/audit.md, "Hashes")."""

import hashlib
import hmac
import json


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def commitment_of(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def dealing_seed(seed, entropy):
    return sha256("\n".join([seed, *entropy])) if entropy else seed


def _link(seed, message):
    return hmac.new(bytes.fromhex(seed), message.encode("utf-8"), hashlib.sha256).hexdigest()


def options_hash(header):
    return _link(header["seed"], canonical(header["options"]))


def first_link(header):
    keys = ("commitment", "game", "options", "rules", "seats")
    agreed = ("bots", "practice", "undealt") if header["audit"] == 3 else ()
    began = {key: header[key] for key in keys + agreed}
    began["entropy"] = header.get("entropy", [])
    return _link(header["seed"], canonical(began))


def next_link(seed, previous, line):
    keys = ("backTo", "by", "consent") if "backTo" in line else ("by", "choice")
    return _link(seed, previous + "\n" + canonical({key: line[key] for key in keys}))


def next_digest(digest, line):
    return sha256(digest + "\n" + canonical(line))
