import type { PersonId } from '@vigilia/game-diario';
import { personTexts } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './life-lines.module.css';

interface Props extends DraftProps {
  readonly person: PersonId;
  /** Whether the lines of their Spirit are to be asked for. */
  readonly isSpiritFolded?: boolean;
}

/** Who a person is, what they can do, and the three lines of their Spirit. */
export function LifeLines({ draft, person, isSpiritFolded = false }: Props) {
  const { about, spirit } = lifeOf(person);
  const lines = (
    <ul>
      {spirit.map(([heading, ...rest], row) => (
        <li key={row}>
          {heading !== undefined && <b>{draft.say(heading)}</b>}{' '}
          {rest.map((line) => draft.say(line)).join(' ')}
        </li>
      ))}
    </ul>
  );
  return (
    <div class={styles.lifeLines}>
      {about.map((text, index) => (
        <p key={index}>{draft.say(text)}</p>
      ))}
      {isSpiritFolded ? (
        <details>
          <summary>{say(draft, 'people.spirit')}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </div>
  );
}

/** What is told of a person: who they are and what they can do, and the lines of their Spirit. */
export interface Life {
  readonly about: readonly Text[];
  /** Each with its heading, then what it does. */
  readonly spirit: readonly (readonly Text[])[];
}

function lifeOf(person: PersonId): Life {
  const about: Text[] = [];
  const spirit: Text[][] = [];
  for (const text of personTexts(person)) {
    if (text.key === 'spirit.line') spirit.push([text]);
    else (spirit.at(-1) ?? about).push(text);
  }
  return { about, spirit };
}
