import { type Signal, useComputed } from '@preact/signals';
import type { Noun } from '../../../../draft/game-ui.ts';
import { named } from '../../../../draft/named.ts';
import { isTaken, pointingAt } from '../../../../draft/pointing.ts';
import type { DraftProps } from '../asked.ts';
import { signsIn } from '../people/signs.ts';
import { dragging } from './dragging.ts';
import { Figure, footingOf } from './figure.tsx';
import * as styles from './figures.module.css';
import { personWords } from './labels.ts';
import { HEIGHT, WIDTH } from './measure.ts';
import { offeredPeople } from './offers.ts';
import { type Whereabouts, whereaboutsIn } from './whereabouts.ts';

interface Given extends DraftProps {
  /** What the caption speaks of. */
  readonly pointed: Signal<Noun | null>;
}

/** The people at home, each a button. By day the plan moves them before it is confirmed. */
export function HousePeople({ draft, pointed }: Given) {
  const view = draft.table.view.value;
  const offered = useComputed(() => offeredPeople(draft)).value;
  if (view === null) return null;
  return (
    <ul class={styles.housePeople}>
      {whereaboutsIn(view, draft.plan.value).map((whereabouts) => (
        <PersonAt
          key={whereabouts.person}
          draft={draft}
          pointed={pointed}
          whereabouts={whereabouts}
          isOffered={offered.has(whereabouts.person)}
        />
      ))}
    </ul>
  );
}

interface One extends Given {
  readonly whereabouts: Whereabouts;
  readonly isOffered: boolean;
}

function PersonAt({ draft, pointed, whereabouts, isOffered }: One) {
  const { person, doing, isDraft } = whereabouts;
  const noun: Noun = `person:${person}`;
  const name = named(draft, 'person', person);
  const view = draft.table.view.value;
  const { x, y } = footingOf(whereabouts, view?.house ?? {});
  const pointing = pointingAt(draft, [noun]);
  const point = () => {
    pointed.value = noun;
    pointing.onFocusIn();
  };
  return (
    <li class={styles.housePerson} style={{ '--x': x / WIDTH, '--y': y / HEIGHT }}>
      <button
        type="button"
        class={styles.housePersonButton}
        data-doing={doing}
        data-draft={isDraft ? '' : undefined}
        data-taken={draft.picks.value.includes(noun) ? '' : undefined}
        data-lit={draft.lit.value.has(noun) ? '' : undefined}
        aria-label={personWords(draft, whereabouts)}
        aria-pressed={isTaken(draft, noun)}
        aria-disabled={!isOffered}
        onClick={() => {
          pointed.value = noun;
          if (isOffered) draft.pick(noun);
        }}
        {...pointing}
        onFocusIn={point}
        onPointerEnter={point}
        {...(isOffered ? dragging(draft, person) : {})}
      >
        <Figure person={person} doing={doing} signs={view === null ? [] : signsIn(view, person)} />
        <span class={styles.housePersonTag}>
          {name.slice(0, 1)}
          <span>{name.slice(1)}</span>
        </span>
      </button>
    </li>
  );
}
