import { print, type Seat } from '@vigilia/kernel';
import { game as eleven, orders } from '../../src/index.ts';
import type { Player } from '../../src/table/state.ts';
import { position, type Scenario } from '../scenario.ts';

export const MARCO = 0;
export const MARIO = 1;
export const CHRISTIAN = 2;
export const LEONARDO = 3;

interface Bidders {
  readonly lastOrder?: number[];
  readonly order?: (number | null)[];
  readonly players?: Record<number, Partial<Player>>;
  readonly hour?: number;
}

/** The auction of an Hour about to begin; Marco opens unless told otherwise. */
export function auction({
  lastOrder = [MARCO, MARIO, CHRISTIAN, LEONARDO],
  order = [null, null, null, null],
  players = {},
  hour = 5,
}: Bidders = {}): Scenario {
  return position({
    table: { phase: 'event', event: null, lastOrder, order, hour },
    players,
    agenda: [{ step: 'auction' }, { step: 'clues' }],
  });
}

/** The order as it is kept. */
export function leave(game: Scenario, seat: Seat, line: string): string {
  const kept = orders.read(line, game.view(seat));
  if (typeof kept !== 'string') throw new Error(`${line}: ${kept.reason.key}`);
  return kept;
}

/** What an order answers to the question that is open: a choice in notation, `wake` or null. */
export function answerOf(game: Scenario, seat: Seat, kept: string): string | null {
  const [ask] = game.moment.asks;
  if (ask === undefined) throw new Error('no seat is asked');
  const answer = orders.follow(kept, game.view(seat), ask);
  return answer === null || answer === 'wake' ? answer : print(eleven.grammar, answer);
}

/** What the order of the seat that is asked answers, left just now. */
export function asked(game: Scenario, line: string): string | null {
  const seat = game.asked ?? 0;
  return answerOf(game, seat, leave(game, seat, line));
}

/** Plays on for as long as there is an order that answers; gives what it played. */
export function playByOrders(game: Scenario, left: ReadonlyMap<Seat, string>): string[] {
  const played: string[] = [];
  for (;;) {
    const seat = game.asked ?? -1;
    const kept = left.get(seat);
    const choice = kept === undefined ? null : answerOf(game, seat, kept);
    if (choice === null || choice === 'wake') return played;
    game.chooseAs(seat, choice);
    played.push(`${seat}: ${choice}`);
  }
}
