import type { Ask } from '@vigilia/kernel';
import { suspects } from '../knowledge/sheet.ts';
import type { Choice } from '../table/choices.ts';
import type { ChoiceOf } from '../table/kinds.ts';
import type { View } from '../table/view.ts';
import { certainIn } from './certain.ts';
import type { Foreseen, Prompt } from './foreseen.ts';
import { placeNow, placesOn } from './rehearsed.ts';
import { uncertainIn } from './uncertain.ts';

/**
 * What a choice, or several in a row, will change, from what the chooser may know alone: a rehearsal of them by the rules
 * themselves. Null if they cannot be chosen.
 */
export function preview(view: View, ask: Ask<Choice>, choices: readonly Choice[]): Foreseen | null {
  const gamble = choices.find((choice): choice is Declaring => isGamble(view, choice));
  const plan = gamble === undefined ? choices : choices.slice(0, choices.indexOf(gamble) + 1);
  const places = placesOn(view, ask, plan);
  const place = places?.at(-1) ?? placeNow(view, ask);
  if (places === null || place === null) return null;
  if (gamble !== undefined) {
    const { character } = gamble;
    return { certain: { own: {} }, uncertain: [{ kind: 'declares', character }], next: null };
  }
  const after = (place.assumed ?? place).view;
  const events = places.flatMap((each) => (each.assumed ?? each).events);
  return {
    certain: certainIn(view, after, ask.seat),
    uncertain: uncertainIn(after, ask.seat, events),
    next: (place.ask?.prompt.key ?? null) as Prompt | null,
  };
}

type Declaring = ChoiceOf<'declare'>;

/** Whether a choice names a Character as the Chosen One that may be it or not. */
function isGamble(view: View, choice: Choice): boolean {
  if (choice.verb !== 'declare') return false;
  const possible = suspects(view);
  return possible.length > 1 && possible.includes(choice.character);
}
