import { hideoutIn, isResident, type Spot, type WayBack, waysBack } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { isTaken, pointingAt } from '../../../../draft/pointing.ts';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './open-cards.module.css';

/** What lies open at the Location, as cards at the foot of its picture: what going back costs, or what is missing for it (SCAV-7). */
export function OpenCards({ draft, view }: ViewProps) {
  const hideout = hideoutIn(view);
  // Those that can be gone back to now come first.
  const ways = waysBack(view).toSorted(
    (one, other) => Number(one.hindrance !== null) - Number(other.hindrance !== null),
  );
  if (hideout === null && ways.length === 0) return null;
  return (
    <ul ref={scrollStop} class={styles.openCards} aria-label={say(draft, 'city.area')}>
      {hideout !== null && (
        <li>
          <div class={styles.openCard}>
            <Face name={say(draft, `exploration.${hideout}`)} lines={LINES.hideout}>
              {say(draft, 'city.backstab')}
            </Face>
          </div>
        </li>
      )}
      {ways.map((way) => (
        <li key={way.spot}>
          <WayCard draft={draft} way={way} />
        </li>
      ))}
    </ul>
  );
}

interface WayProps extends DraftProps {
  readonly way: WayBack;
}

/** A press goes back; where that is not to be had now, it says why. */
function WayCard({ draft, way: { spot, cards, hindrance } }: WayProps) {
  const noun = `spot:${spot}` as const;
  const face = (
    <Face name={draft.say(nameOf(spot))} lines={linesOf(spot)}>
      {hindrance === null
        ? say(draft, 'city.back', { cards })
        : say(draft, 'city.back-lacks', { need: hindrance, cards })}
    </Face>
  );
  const marks = {
    'data-lacks': hindrance === null ? undefined : '',
    'data-lit': draft.lit.value.has(noun) ? '' : undefined,
  };
  // Only before the next card is turned there is a question that going back answers.
  if (draft.ask.value?.prompt.key !== 'prompt.explore')
    return (
      <div class={styles.openCard} {...marks}>
        {face}
      </div>
    );
  const canGo = draft.canPick(noun);
  return (
    <button
      type="button"
      class={styles.openCard}
      aria-pressed={canGo ? isTaken(draft, noun) : undefined}
      onClick={() => (canGo ? draft.pick(noun) : void draft.tryOut({ verb: 'go-back', spot }))}
      {...pointingAt(draft, [noun])}
      {...marks}
    >
      {face}
    </button>
  );
}

interface FaceProps {
  readonly name: string;
  readonly lines: string;
  readonly children: ComponentChildren;
}

function Face({ name, lines, children }: FaceProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={lines} />
      </svg>
      <b class={styles.openCardName}>{name}</b>
      <span class={styles.openCardNote}>{children}</span>
    </>
  );
}

function nameOf(spot: Spot) {
  return isResident(spot) ? text(`resident.${spot}`) : text(`exploration.${spot}`);
}

/** What is drawn on a card: an obstacle by what it is, every Resident alike. */
const LINES = {
  'coal-hatch': 'M4 18 8 8h8l4 10ZM8.5 13h7M12 8v5',
  'locked-door': 'M6 21V4h12v17ZM3 21h18M14.5 12h.1M12 12h4',
  'barred-window': 'M4 4h16v16H4ZM9 4v16M15 4v16M4 12h16',
  'fallen-wall': 'M2 20h20M3 20l4-7 4 3 3-8 4 6 3 6M9 20l2-4M15 20l1-5',
  hideout: 'M4 21V9a8 8 0 0 1 16 0v12M8 21v-9a4 4 0 0 1 8 0v9',
  resident: 'M12 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M4 21c0-6 4-8 8-8s8 2 8 8',
};

function linesOf(spot: Spot): string {
  return isResident(spot) ? LINES.resident : LINES[spot];
}
