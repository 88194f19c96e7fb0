import { sha256Hex } from '../chance/sha256.ts';
import type { Game } from '../engine/game.ts';
import { canonical } from '../record/canonical.ts';
import { firstLink, type Link, nextLink } from '../record/chain.ts';
import type { Entry, Header } from '../record/record.ts';
import { type Difference, firstDifference } from './difference.ts';
import type { JsonObject } from './json-object.ts';

/** The chain of a log and the digest of its lines: they hold or not, whatever the rules were that it was played by. */
export interface Sealed {
  readonly link: Link;
  readonly digest: string;
}

export function sealedHeader(game: Game, header: Header, recorded: JsonObject): Sealed {
  return { link: firstLink(game, header), digest: digestWith('', recorded) };
}

/** With the next line, or where its link is another. The deal has no entry. */
export function sealedWith(
  { link, digest }: Sealed,
  header: Header,
  entry: Entry | null,
  recorded: JsonObject,
): Sealed | Difference {
  const next = entry === null ? link : nextLink(header, link, entry);
  return differenceIn(recorded, { link: next.hash }) ?? { link: next, digest: digestWith(digest, recorded) };
}

/** What is wrong with the line that ends the game, if anything. */
export function whyNotSealed({ link, digest }: Sealed, recorded: JsonObject): Difference | null {
  return differenceIn(recorded, { end: link.n, link: link.hash, digest });
}

function differenceIn(recorded: JsonObject, expected: JsonObject): Difference | null {
  const named = Object.fromEntries(Object.keys(expected).map((key) => [key, recorded[key]]));
  return firstDifference(named, expected);
}

function digestWith(digest: string, line: JsonObject): string {
  return sha256Hex(`${digest}\n${canonical(line)}`);
}
