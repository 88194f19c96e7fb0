import { type Entry, type Game, header, isRefusal, replay, type Session } from '@vigilia/kernel';
import { openStore, type StoreLocation } from '../../src/store/open-store.ts';
import type { Fact, Row } from '../../src/table/fact.ts';
import { games } from './games.ts';

/** Plays the game of a table again from nothing but its log. The server must have closed the store. */
export async function replayed(location: StoreLocation, table: string): Promise<Session> {
  const rows = await rowsOf(location, table);
  return sessionOf(rows.flatMap(({ act }) => act.facts));
}

/** Plays a game again from the facts of its table. */
export function sessionOf(facts: readonly Fact[]): Session {
  const opened = facts.find((fact) => fact.fact === 'opened');
  const began = facts.find((fact) => fact.fact === 'began');
  const game: Game | undefined = games.get(opened?.setting.game ?? '')?.game;
  if (opened === undefined || began === undefined || game === undefined) throw new Error('no game was begun');
  const given = facts.flatMap((fact) => (fact.fact === 'entropy' ? [fact] : []));
  const entropy = given.sort((one, other) => one.seat - other.seat).map((fact) => fact.entropy);
  const { seats, options } = opened.setting;
  const begun = header({ game: game.id, rules: began.rules, seed: opened.seed, entropy, seats, options });
  const session = replay(game, begun, facts.flatMap(entriesOf));
  if (isRefusal(session)) throw new Error(`the log cannot be replayed: ${JSON.stringify(session)}`);
  return session;
}

/** The log of a table. The server must have closed the store. */
export async function rowsOf(location: StoreLocation, table: string): Promise<Row[]> {
  const store = await openStore(location);
  try {
    return await store.log.after(table, 0);
  } finally {
    await store.close();
  }
}

function entriesOf(fact: Fact): Entry[] {
  if (fact.fact === 'chose') return fact.choice.split(';').map((choice) => ({ by: fact.seat, choice }));
  if (fact.fact !== 'undid') return [];
  return [{ by: fact.seat, backTo: fact.backTo, consent: fact.consent }];
}
