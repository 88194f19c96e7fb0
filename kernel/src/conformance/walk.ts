import type { Kinds } from '../engine/game.ts';
import { print } from '../engine/notation.ts';
import { isRefusal } from '../engine/refusal.ts';
import { open } from '../session/session.ts';
import type { SampledTurn, Table, Turn } from './check.ts';
import type { Findings } from './findings.ts';
import { takeTurn, worldsOf } from './turn.ts';

/** Plays random games to their ends, each of them once, and shows every answer to all the checks. */
export function walk<K extends Kinds>(table: Table<K>, findings: Findings<K>): void {
  findings.show('once');
  for (let number = 0; number < table.games; number++) playOne(table, findings, number);
}

function playOne<K extends Kinds>(table: Table<K>, findings: Findings<K>, number: number): void {
  const name = table.nameOf(number);
  findings.at(() => `game '${name}', at the deal`);
  let session = deal(table, name);
  findings.show('dealt', session);
  const chance = table.chanceOf(`${name}/choices`);
  const turns: Turn<K>[] = [];
  while (session.moment.asks.length > 0) {
    findings.show('asked', session.moment);
    if (turns.length === table.answers) {
      findings.show('endless');
      return;
    }
    // Another phase in each game, so that a series looks at all of them.
    const isSampled = (turns.length + number) % table.every === 0;
    findings.at(() => `game '${name}', answer ${turns.length}`);
    const turn = takeTurn(table, session, chance, { isSampled });
    if ('stuck' in turn) {
      findings.show('stuck', turn.stuck);
      return;
    }
    findings.at(() => `game '${name}', answer ${turn.number} ${lineOf(table, turn)}`);
    findings.show('each', turn);
    if (isSampled) findings.show('sampled', turn as SampledTurn<K>);
    turns.push(turn);
    session = turn.after;
  }
  const end = session;
  findings.at(() => `game '${name}', at the end after ${turns.length} answers`);
  findings.show('ended', { number, turns, end, worlds: () => worldsOf(table, end) });
  table.played(turns.length);
}

function deal<K extends Kinds>({ game, headerOf }: Table<K>, name: string) {
  const dealt = open(game, headerOf(name));
  if (isRefusal(dealt)) throw new Error(`the deal is refused: ${dealt.reason.key}`);
  return dealt;
}

function lineOf<K extends Kinds>({ game }: Table<K>, { seat, choice }: Turn<K>): string {
  return `of seat ${seat}, '${print(game.grammar, choice)}'`;
}
