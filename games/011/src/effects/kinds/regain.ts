import { ask } from '../../rules/ask.ts';
import { currentPlayer, currentTurn, playerAt } from '../../rules/players.ts';
import { whyTooEarly } from '../../rules/too-early.ts';
import { type Asks, named } from '../rule.ts';

/** A Power card played earlier comes back to the hand (EVT-J). */
export const regain: Asks<'regain', 'regain', 'regain'> = {
  ...named('regain'),
  can: (table) => currentPlayer(table).spent.length > 0,
  asks(table) {
    const choices = currentPlayer(table).spent.map((power) => ({ verb: 'regain', power }) as const);
    return ask(currentTurn(table).seat, 'EVT-J', 'prompt.regain', choices);
  },
  answer(run, _frame, { power }, seat) {
    const player = playerAt(run.state, seat);
    player.spent = player.spent.filter((other) => other !== power);
    player.powers = [...player.powers, power];
    run.announce({ type: 'power-regained', seat, power });
  },
  why: (table, _frame, choice) => whyTooEarly(table, choice),
};
