import type { Ask } from '@vigilia/kernel';
import type { Character } from '../data/characters.ts';
import type { Square } from '../data/city.ts';
import type { Choice } from '../table/choices.ts';
import type { View } from '../table/view.ts';
import type { Embarrassment } from './embarrassments.ts';
import { selfOf } from './goal.ts';
import { distance } from './routes.ts';

/** What a player saw, was asked and chose. */
export interface Chosen {
  readonly view: View;
  readonly ask: Ask<Choice>;
  readonly choice: Choice;
}

/** Time paid for steps that came to nothing. `turn` is all that its player chose in it, the first choice first. */
export function wastedWalk(turn: readonly Chosen[]): Embarrassment | null {
  const character = turn.at(-1)?.view.turn?.character ?? null;
  if (character === null) return null;
  if (turn.some((_, index) => leadsBack(turn, index, character))) return 'walk-back';
  return leadsNowhere(turn, character) ? 'idle-walk' : null;
}

/** Whether the paid steps that begin here come back to where they began, without a Clue. */
function leadsBack(turn: readonly Chosen[], begin: number, character: Character): boolean {
  const start = turn[begin]?.view;
  if (start === undefined) return false;
  for (const chosen of turn.slice(begin)) {
    const to = paidStep(chosen);
    if (to === null || selfOf(chosen.view).clues !== selfOf(start).clues) return false;
    if (to === start.characters[character]) return true;
  }
  return false;
}

function paidStep({ ask, choice }: Chosen): Square | null {
  return choice.verb === 'walk' && ask.prompt.key === 'prompt.move' ? choice.square : null;
}

/** A Character that concerns no player walked, and neither took a Clue nor came nearer to one. */
function leadsNowhere(turn: readonly Chosen[], character: Character): boolean {
  const start = turn.find((chosen) => paidStep(chosen) !== null)?.view;
  const end = turn.at(-1)?.view;
  if (start === undefined || end === undefined || end.turn?.declared !== null) return false;
  if (isCaredAbout(end, character) || start.clues.join() !== end.clues.join()) return false;
  const [from, to] = [start.characters[character], end.characters[character]];
  return end.clues.every((clue) => distance(to, clue) >= distance(from, clue));
}

/** Who may be the Chosen One or the Possessed is walked for many a reason, and away from many a thing. */
function isCaredAbout({ shown, viewer, own }: View, character: Character): boolean {
  const where = shown[character];
  return where !== 'unknown' && !(where === viewer && own?.role === 'hero');
}
