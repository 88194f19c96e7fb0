import { type Ask, beginRehearsal, isRefusal, type Rehearsal } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Character } from '../data/characters.ts';
import { game } from '../game.ts';
import type { Eleven } from '../kinds.ts';
import { suspects } from '../knowledge/sheet.ts';
import type { View } from '../view.ts';
import { certainIn } from './certain.ts';
import type { Foreseen, Prompt } from './foreseen.ts';
import { uncertainIn } from './uncertain.ts';

/**
 * What a choice, or several in a row, will change, from what the chooser may know alone: a rehearsal of them by the rules
 * themselves. Null if they cannot be chosen.
 */
export function preview(view: View, ask: Ask<Choice>, choices: readonly Choice[]): Foreseen | null {
  let place: Rehearsal<Eleven> | null = beginRehearsal(game, view, ask.seat);
  const events: Eleven['event'][] = [];
  for (const choice of choices) {
    const next: Rehearsal<Eleven> | null = place && taken(place, choice);
    if (next === null) return null;
    if (choice.verb === 'declare' && isGamble(view, choice.character))
      return {
        certain: { own: {} },
        uncertain: [{ kind: 'declares', character: choice.character }],
        next: null,
      };
    events.push(...(next.assumed ?? next).events);
    place = next;
  }
  if (place === null) return null;
  const after = (place.assumed ?? place).view;
  return {
    certain: certainIn(view, after, ask.seat),
    uncertain: uncertainIn(after, ask.seat, events),
    next: (place.ask?.prompt.key ?? null) as Prompt | null,
  };
}

function taken(place: Rehearsal<Eleven>, choice: Choice): Rehearsal<Eleven> | null {
  const next = place.take(choice);
  return isRefusal(next) ? null : next;
}

/** Whether a Character named as the Chosen One may be it or not. */
function isGamble(view: View, named: Character): boolean {
  const possible = suspects(view);
  return possible.length > 1 && possible.includes(named);
}
