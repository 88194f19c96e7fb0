import {
  type Ask,
  type Choice,
  everyChoice,
  type Grammar,
  print,
  type Refusal,
  refuse,
} from '@vigilia/kernel';
import type { TerminalGame } from '../games.ts';
import { itemsOf, lineOf } from './menu.ts';

/** Who decides, and who is asked for a voice on it: whoever decides is asked first. */
export function isOpinion({ seat }: Ask, [decider]: readonly Ask[]): boolean {
  return decider !== undefined && decider.seat !== seat;
}

/** The question whose options are read: a voice is given on what is decided, without what only prepares it. */
export function questionRead(
  ask: Ask,
  asks: readonly Ask[],
  { decisionOf }: Pick<TerminalGame, 'decisionOf'>,
): Ask {
  const [decider = ask] = asks;
  return isOpinion(ask, asks) ? (decisionOf?.(decider) ?? decider) : decider;
}

/**
 * A voice on the options of whoever decides, as the table takes it: `for 3`, `for 3 2` or `3` alone. Whoever
 * speaks reads the numbers of the menu, where a range is one line; the game counts every amount of it.
 */
export function opinionLine(line: string, voice: Ask, decider: Ask, grammar: Grammar): string | Refusal {
  const [, verb = favour(voice), number] = /^(?:([a-z]+)\s+)?(\d+(?:\s+\d+)?)$/i.exec(line) ?? [];
  if (number === undefined) return line;
  const items = itemsOf(decider, grammar);
  const meant = lineOf(items, number, grammar);
  const written = everyChoice<Choice>(decider).map((choice) => print(grammar, choice));
  const option = meant === null ? -1 : written.indexOf(meant);
  if (option < 0) return refuse(null, 'play.no-such-number', { most: items.length });
  return `${verb} ${option + 1}`;
}

/** The word for being in favour: the first that takes an option. */
function favour({ ranges }: Ask): string {
  return ranges[0]?.from.verb ?? '';
}
