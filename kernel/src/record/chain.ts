import { type HmacKey, hmacHex, hmacKey } from '../chance/hmac.ts';
import { seedBytes } from '../chance/seed.ts';
import type { Game, Kinds } from '../engine/game.ts';
import { canonical } from './canonical.ts';
import type { Entry, Header } from './record.ts';

/** Where the chain of a game's log stands: every entry is hashed together with the hash before it. */
export interface Link {
  /** How many entries are in the chain: 0 after the deal. */
  readonly n: number;
  /** 64 hex digits. */
  readonly hash: string;
  /**
   * If the latest line held several choices: the hashes of those before its last, in order. A client that is shown
   * them knows every hash of the log.
   */
  readonly inside?: readonly string[] | undefined;
}

/** The link of the deal: how the game began. */
export function firstLink<K extends Kinds>(game: Game<K>, header: Header): Link {
  const { game: id, rules, commitment, entropy, seats, form, practice = false } = header;
  // Completed, as the audit file has them.
  const options = game.options(header.options);
  const { bots = [], undealt = [] } = header;
  const ofForm3 = form === undefined ? {} : { practice, bots, undealt };
  const began = canonical({ game: id, rules, commitment, entropy, seats, options, ...ofForm3 });
  return { n: 0, hash: hmacHex(keyOf(header), began) };
}

/**
 * What a table shows of the completed options before any seat opens what it gives to the deal: they cannot be chosen
 * afterwards, and while the seed is secret they cannot be found by trying.
 */
export function optionsHashOf(seed: string, options: unknown): string {
  return hmacHex(hmacKey(seedBytes(seed)), canonical(options));
}

/**
 * The link of the next entry, its choice as the grammar prints it. The seed is the key: while it is secret, a seat
 * that is told the hash of another seat's secret choice cannot find that choice by trying all of them, and once the
 * seed lies open everyone can compute the chain.
 */
export function nextLink(header: Header, { n, hash }: Link, entry: Entry): Link {
  return { n: n + 1, hash: hmacHex(keyOf(header), `${hash}\n${written(entry)}`) };
}

/** Canonical JSON, spelt out for what is hashed with every answer. */
function written(entry: Entry): string {
  const { by } = entry;
  if ('choice' in entry) return `{"by":${by},"choice":${JSON.stringify(entry.choice)}}`;
  return `{"backTo":${entry.backTo},"by":${by},"consent":[${entry.consent.join(',')}]}`;
}

/** A log is hashed entry by entry under one header, and each would prepare the key anew. */
const keys = new WeakMap<Header, HmacKey>();

function keyOf(header: Header): HmacKey {
  const known = keys.get(header);
  if (known !== undefined) return known;
  const key = hmacKey(seedBytes(header.seed));
  keys.set(header, key);
  return key;
}
