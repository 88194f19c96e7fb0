import {
  type Ask,
  type Choice,
  everyChoice,
  type Grammar,
  print,
  type Refusal,
  refuse,
  type Session,
} from '@vigilia/kernel';
import type { TerminalUi } from '../ui/terminal-ui.ts';
import { itemsOf, lineOf } from './menu.ts';

/**
 * The decision on which this question asks for an opinion; null if the seat answers for itself. The seat that
 * decides is asked first.
 */
export function decisionFor(
  ask: Ask,
  { game, moment }: Session,
  { opinions }: Pick<TerminalUi, 'opinions'>,
): Ask | null {
  const [decider] = moment.asks;
  if (opinions === undefined || decider === undefined || decider.seat === ask.seat) return null;
  return opinions.decisionOf(game.view(moment.state, ask.seat));
}

/**
 * An opinion as the game takes it: `for 3`, `for 3 2` or `3` alone. The numbers typed are those of the menu, where a
 * range is one line; the game counts every amount of a range.
 */
export function opinionLine(line: string, ask: Ask, decision: Ask, grammar: Grammar): string | Refusal {
  const [, verb = favour(ask), number] = /^(?:([a-z]+)\s+)?(\d+(?:\s+\d+)?)$/i.exec(line) ?? [];
  if (number === undefined) return line;
  const items = itemsOf(decision, grammar);
  const meant = lineOf(items, number, grammar);
  const written = everyChoice<Choice>(decision).map((choice) => print(grammar, choice));
  const option = meant === null ? -1 : written.indexOf(meant);
  if (option < 0) return refuse(null, 'play.no-such-number', { most: items.length });
  return `${verb} ${option + 1}`;
}

/** The verb that is in favour: the first that takes an option. */
function favour({ ranges }: Ask): string {
  return ranges[0]?.from.verb ?? '';
}
