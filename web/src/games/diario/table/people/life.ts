import type { PersonId } from '@vigilia/game-diario';
import { personTexts } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';

/** What is told of a person: who they are and what they can do, and the lines of their Spirit. */
export interface Life {
  readonly about: readonly Text[];
  /** Each with its heading, then what it does. */
  readonly spirit: readonly (readonly Text[])[];
}

export function lifeOf(person: PersonId): Life {
  const about: Text[] = [];
  const spirit: Text[][] = [];
  for (const text of personTexts(person)) {
    if (text.key === 'spirit.line') spirit.push([text]);
    else (spirit.at(-1) ?? about).push(text);
  }
  return { about, spirit };
}
