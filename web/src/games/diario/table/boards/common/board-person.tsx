import type { PersonId } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import { pointingAt } from '../../../../../draft/pointing.ts';
import type { DraftProps } from '../../asked.ts';
import { Portrait } from '../../people/portrait.tsx';
import { signsIn } from '../../people/signs.ts';
import { say } from '../../say.ts';
import * as styles from './board-person.module.css';

interface Props extends DraftProps {
  readonly person: PersonId;
  /** What becomes of this person, under the options. */
  readonly after: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A person on a board: the face and the name, what can be decided, and what comes of it. */
export function BoardPerson({ draft, person, after, children }: Props) {
  const view = draft.table.view.value;
  return (
    <fieldset class={styles.boardPerson} {...pointingAt(draft, [`person:${person}`])}>
      <legend class="heard-only">{say(draft, 'board-row.person', { person })}</legend>
      <span class={styles.boardPersonWho} aria-hidden="true">
        <Portrait person={person} signs={view === null ? [] : signsIn(view, person)} size={2.1} />
        <b>{say(draft, 'board-row.person', { person })}</b>
      </span>
      <div class={styles.boardPersonOptions}>{children}</div>
      <div class={styles.boardPersonAfter}>{after}</div>
    </fieldset>
  );
}
