import type { Refusal } from '@vigilia/kernel';
import type { Source } from '../../../table/choices.ts';
import { isUnknownDeckOpen } from '../../../table/hand.ts';
import type { Run } from '../../../table/kinds.ts';
import { currentPlayer, currentTurn, isActive, isGameOfThree } from '../../../table/players.ts';
import type { Player, Table } from '../../../table/state.ts';
import { message } from '../../../texts/message.ts';
import { ask, refuse } from '../../ask.ts';
import { whyTooEarly } from '../../too-early.ts';
import type { Asks } from '../rule.ts';
import { type Hidden, hasSource, seatOf, sources, unseen } from '../sources.ts';

/** Looks at random cards of one source (ACT-1, ACT-6). */
export const investigate: Asks<'investigate', 'investigate', 'investigate'> = {
  step: 'investigate',
  frame: ({ cards }) => ({ step: 'investigate', cards }),
  can: (table) => hasSource(table),
  onTile: ({ cards }) => message('tile-effect.investigate', { count: cards }),
  asks(table, { cards }) {
    const choices = sources(table).map((source) => ({ verb: 'investigate', source }) as const);
    return ask(currentTurn(table).seat, 'ACT-1', 'prompt.investigate', choices, { vars: { count: cards } });
  },
  answer(run, { cards }, { source }) {
    look(run, source, cards);
  },
  why(table, _frame, choice) {
    if (choice.verb !== 'investigate') return whyTooEarly(table, choice);
    return whyNotLook(table, choice.source);
  },
};

function whyNotLook(table: Table, source: Source): Refusal {
  const target = seatOf(source);
  if (target === null) {
    if (isUnknownDeckOpen(table))
      return refuse(isGameOfThree(table) ? 'THREE-2' : 'SET-11', 'refusal.unknown-open');
  } else if (target === currentTurn(table).seat) {
    return refuse('ACT-1', 'refusal.own-hand');
  } else if (target >= table.seats) {
    return refuse('ACT-1', 'refusal.no-such-hand');
  } else if (!isActive(table, target)) {
    return refuse('OUT-1', 'refusal.hand-is-out', { target });
  }
  return refuse('ACT-7', 'refusal.nothing-unseen');
}

function look(run: Run, source: Source, count: number): void {
  const turn = currentTurn(run.state);
  const { seat } = turn;
  const left = unseen(run.state, source);
  const of = left.length;
  const looked: Hidden[] = [];
  while (looked.length < count && left.length > 0) {
    looked.push(...left.splice(run.draw('investigate', left.length), 1));
  }
  turn.apart = [...turn.apart, ...looked.map(({ mark }) => mark)];
  const player = currentPlayer(run.state);
  remember(player, looked);
  player.looks = [...player.looks, { hour: run.state.hour, source, cards: looked.length, of }];
  const cards = looked.map(({ card }) => card);
  const target = seatOf(source);
  if (target === null) {
    run.reveal(
      seat,
      { type: 'investigated-unknown', seat, cards },
      { type: 'looked-unknown', seat, count: cards.length },
    );
  } else {
    run.reveal(
      seat,
      { type: 'investigated', seat, target, cards },
      { type: 'looked', seat, target, count: cards.length },
    );
  }
}

function remember(player: Player, looked: readonly Hidden[]): void {
  for (const { place } of looked) {
    if (place !== null && !player.seen.includes(place)) player.seen = [...player.seen, place];
  }
}
