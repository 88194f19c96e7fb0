import { type Diario, game, type View } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import { linesOf, questionIn, type Written } from '../golden.ts';

/** A golden game of Diario up to the first choice that fits. */
export function before(name: string, choice: RegExp): Written {
  const lines = linesOf(name, 'diario');
  const end = lines.findIndex((line) => choice.test(line));
  if (end < 0) throw new RangeError(`no choice of ${name} fits ${choice}`);
  return { lines: lines.slice(0, end), seat: Number(lines[end]?.[1]) - 1 };
}

/** A golden game of Diario up to the first question of the kind that is looked for. */
export function golden(name: string, isIt: (view: View, ask: Ask<Diario['choice']>) => boolean): Written {
  return questionIn(game, linesOf(name, 'diario'), isIt);
}

/** Whether a story is read that leaves something to decide. */
export function isStory({ deciding }: View): boolean {
  return deciding !== null && deciding.story !== null;
}

/** A golden game of Diario up to its last choice. */
export function nearlyOver(name: string): Written {
  return { lines: linesOf(name, 'diario').slice(0, -1), seat: 0 };
}
