import { fill } from './markdown.ts';
import type { Measured, Part } from './rows.ts';
import { characters } from './sections/characters.ts';
import { firstPosition } from './sections/first-position.ts';
import { planner } from './sections/planner.ts';
import { playsFirst } from './sections/plays-first.ts';
import { strengths } from './sections/strengths.ts';
import { winners } from './sections/winners.ts';
import { WORDS } from './words.ts';

/** The whole of docs/balance.md. */
export function page(measured: Measured): string {
  const blocks = [
    WORDS.title,
    WORDS.opening,
    ...section(measured, '011', WORDS.winners, winners),
    ...section(measured, '011', WORDS.characters, characters),
    ...section(measured, '011', WORDS.firstPosition, firstPosition),
    ...section(measured, '011', WORDS.playsFirst, playsFirst),
    ...section(measured, 'duels', WORDS.strengths, strengths),
    ...section(measured, 'diario', WORDS.planner, planner),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A heading, what was measured, and what it was measured on. */
function section<P extends keyof Measured>(
  measured: Measured,
  part: P,
  heading: string,
  write: (part: NonNullable<Measured[P]>) => readonly string[],
): string[] {
  const found: Measured[P] = measured[part];
  if (found === undefined) return [heading, fill(WORDS.missing, { part })];
  return [heading, ...write(found), runLine(found)];
}

function runLine({ run }: Part<unknown>): string {
  return fill(WORDS.run, { ...run });
}
