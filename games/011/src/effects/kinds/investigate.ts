import type { Source } from '../../choices.ts';
import type { Run } from '../../kinds.ts';
import { ask, refuse } from '../../rules/ask.ts';
import { currentPlayer, currentTurn } from '../../rules/players.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import type { Player } from '../../state.ts';
import { message } from '../../texts/message.ts';
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
    if (seatOf(choice.source) === currentTurn(table).seat) return refuse('ACT-1', 'refusal.own-hand');
    return refuse('ACT-7', 'refusal.nothing-unseen');
  },
};

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
