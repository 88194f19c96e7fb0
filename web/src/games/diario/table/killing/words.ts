import { type Text, text } from '@vigilia/kernel';
import type { Killing } from './killings.ts';

/** What is told of a killing, in several ways: out of doors, under our own roof, and of Thugs, shorter. */
const WAYS = {
  out: [
    ...['killing.out-0', 'killing.out-1', 'killing.out-2', 'killing.out-3'],
    ...['killing.out-4', 'killing.out-5', 'killing.out-6', 'killing.out-7'],
  ],
  home: ['killing.home-0', 'killing.home-1', 'killing.home-2', 'killing.home-3', 'killing.home-4'],
  thugs: ['killing.thugs-0', 'killing.thugs-1', 'killing.thugs-2', 'killing.thugs-3'],
} as const;

type Kind = keyof typeof WAYS;

/** Thugs weigh on nobody, and only they do (FIGHT-10): what weighs has been rolled for. */
export function isOfThugs({ dice }: Pick<Killing, 'dice'>): boolean {
  return dice.length === 0;
}

function kindOf(killing: Pick<Killing, 'dice' | 'where'>): Kind {
  return isOfThugs(killing) ? 'thugs' : killing.where;
}

/** The words for a killing. Each game begins at another place, and none come again before all were told. */
export function wordsFor(killing: Killing, all: readonly Killing[], deal: string): Text {
  const ways = WAYS[kindOf(killing)];
  const before = all
    .slice(0, all.indexOf(killing))
    .filter((other) => kindOf(other) === kindOf(killing)).length;
  return text(ways[(numberOf(deal) + before) % ways.length] ?? ways[0]);
}

/** A number that stands for a deal. */
function numberOf(deal: string): number {
  let number = 0;
  for (const letter of deal) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return number;
}
