import type { PersonId } from '@vigilia/game-diario';
import type { DraftProps } from '../asked.ts';
import { lifeOf } from './life.ts';
import './life-lines.css';

interface Props extends DraftProps {
  readonly person: PersonId;
}

/** Who a person is, what they can do, and the three lines of their Spirit. */
export function LifeLines({ draft, person }: Props) {
  const { about, spirit } = lifeOf(person);
  return (
    <div class="life-lines">
      {about.map((text, index) => (
        <p key={index}>{draft.say(text)}</p>
      ))}
      <ul>
        {spirit.map(([heading, ...lines], row) => (
          <li key={row}>
            {heading !== undefined && <b>{draft.say(heading)}</b>}{' '}
            {lines.map((line) => draft.say(line)).join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
