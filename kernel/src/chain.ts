import { canonical } from './canonical.ts';
import type { Game, Kinds } from './game.ts';
import { type HmacKey, hmacHex, hmacKey } from './hmac.ts';
import type { Entry, Header } from './record.ts';
import { seedBytes } from './seed.ts';

/** Where the chain of a game's log stands: every entry is hashed together with the hash before it. */
export interface Link {
  /** How many entries are in the chain: 0 after the deal. */
  readonly n: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** The link of the deal: how the game began. */
export function firstLink<K extends Kinds>(game: Game<K>, header: Header): Link {
  const { game: id, rules, commitment, entropy, seats } = header;
  // Completed, as the audit file has them.
  const options = game.options(header.options);
  const began = canonical({ game: id, rules, commitment, entropy, seats, options });
  return { n: 0, hash: hmacHex(keyOf(header.seed), began) };
}

/**
 * The link of the next entry, its choice as the grammar prints it. The seed is the key: while it is secret, a seat
 * that is told the hash of another seat's secret choice cannot find that choice by trying all of them, and once the
 * seed lies open everyone can compute the chain.
 */
export function nextLink(seed: string, { n, hash }: Link, entry: Entry): Link {
  return { n: n + 1, hash: hmacHex(keyOf(seed), `${hash}\n${canonical(entry)}`) };
}

/** The key of the latest seed: a log is hashed entry by entry, and each would prepare it anew. */
let latest: { readonly seed: string; readonly key: HmacKey } | undefined;

function keyOf(seed: string): HmacKey {
  if (latest?.seed !== seed) latest = { seed, key: hmacKey(seedBytes(seed)) };
  return latest.key;
}
