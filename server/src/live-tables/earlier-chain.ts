import {
  type Entry,
  firstLink,
  type Game,
  type Header,
  isRefusal,
  type Link,
  nextLink,
  parse,
  print,
  type Refusal,
  refuse,
} from '@vigilia/kernel';
import type { Fact, Row } from '../table/fact.ts';

/**
 * Why the rows of a game of earlier rules do not hang together, if they do not. Its hashes cover what was chosen and taken
 * back, whatever the rules make of it, so they are checked on the rows as they lie in the log. Rows that were added under
 * the present rules have none.
 */
export function whyNotChained(game: Game, header: Header, rows: readonly Row[]): Refusal | null {
  let link: Link | null = null;
  for (const { act, version } of rows) {
    if (act.previous !== undefined && act.previous !== link?.hash)
      return refuse(null, 'refusal.chain', { version });
    for (const fact of act.facts) {
      if (fact.fact === 'began' && fact.chained === true) link = firstLink(game, header);
      for (const entry of entriesOf(game, fact)) link &&= nextLink(header, link, entry);
    }
  }
  return null;
}

function entriesOf(game: Game, fact: Fact): Entry[] {
  if (fact.fact === 'undid') return [{ by: fact.seat, backTo: fact.backTo, consent: fact.consent }];
  if (fact.fact !== 'chose') return [];
  return fact.choice.split(';').map((choice) => ({ by: fact.seat, choice: asHashed(game, choice.trim()) }));
}

/** As the grammar prints it; a choice that it does not know any more was written that way. */
function asHashed({ grammar }: Game, written: string): string {
  const choice = parse(grammar, written, null);
  return isRefusal(choice) ? written : print(grammar, choice);
}
