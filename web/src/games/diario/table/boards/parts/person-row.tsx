import type { PersonId } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import { pointingAt } from '../../../../../draft/pointing.ts';
import type { DraftProps } from '../../asked.ts';
import { Portrait } from '../../people/portrait.tsx';
import { say } from '../../say.ts';
import './person-row.css';

interface Props extends DraftProps {
  readonly person: PersonId;
  /** What becomes of this person, under the options. */
  readonly after: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A person on a board: the face and the name, what can be decided, and what comes of it. */
export function PersonRow({ draft, person, after, children }: Props) {
  return (
    <fieldset class="person-row" {...pointingAt(draft, [`person:${person}`])}>
      <legend class="heard-only">{say(draft, 'board-row.person', { person })}</legend>
      <span class="person-row-who" aria-hidden="true">
        <Portrait person={person} size={2.1} />
        <b>{say(draft, 'board-row.person', { person })}</b>
      </span>
      <div class="person-row-options">{children}</div>
      <div class="person-row-after">{after}</div>
    </fieldset>
  );
}
