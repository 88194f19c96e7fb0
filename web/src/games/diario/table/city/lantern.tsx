import { explorers, type PersonId, shareSpent } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event, View } from '../asked.ts';
import { Figure } from '../house/figure.tsx';
import { signsIn } from '../people/signs.ts';
import { Falling } from '../sky/sky.tsx';
import * as styles from './lantern.module.css';
import { Building, Skyline } from './skyline.tsx';

/** Where the light stands along the street, in percent: at the way in, and at the far end of what is searched. */
const STREET = { from: 20, to: 78 };

/** How far into the Location the group has come, in percent of the picture: a card of the night is a step (SCAV-4). */
export function lanternAt({ decks, scavenging }: Pick<View, 'decks' | 'scavenging'>): number {
  if (scavenging === null) return STREET.from;
  const spent = shareSpent(decks.unknown, scavenging.place);
  return Math.round(STREET.from + spent * (STREET.to - STREET.from));
}

interface Props {
  readonly view: View;
  readonly scavenging: NonNullable<View['scavenging']>;
  /** Whether one who was met on the latest card is still there. */
  readonly isMet: boolean;
}

/** The Location at night, as far as the light of the lantern goes, and those who carry it. */
export function LanternScene({ view, scavenging: { location, waiting }, isMet }: Props) {
  const about = explorers(view).map(({ id }) => id);
  return (
    <div class={styles.lanternScene} style={{ '--lantern': `${lanternAt(view)}%` }} aria-hidden="true">
      <Place location={location} />
      <div class={styles.lanternLit}>
        <Place location={location} />
      </div>
      <div class={styles.lanternGlow} />
      <div class={styles.lanternWaiting}>{waiting.map((person) => personDrawn(view, person))}</div>
      <div class={styles.lanternGroup} data-count={about.length}>
        {about.map((person) => personDrawn(view, person))}
        <svg class={styles.lanternLamp} viewBox="-8 -24 16 26" aria-hidden="true">
          <path class={styles.lanternIron} d="M-5 0H5V-2H-5ZM-4 -12H4V-14H-4ZM0 -14V-18M-4 -14Q0 -24 4 -14" />
          <path class={styles.lanternGlass} d="M-4 -2V-12H4V-2Z" />
          <path class={styles.lanternFlame} d="M0 -10C2.500 -7 2.500 -5 0 -3C-2.500 -5 -2.500 -7 0 -10Z" />
        </svg>
      </div>
      {isMet && (
        <svg class={styles.lanternStranger} viewBox="-16 -52 32 54" aria-hidden="true">
          <path d="M-7 -14L-6 0H-1L0 -11L1 0H6L7 -14ZM-8 -34C-4 -37 4 -37 8 -34L11 -12C4 -9 -4 -9 -11 -12ZM6 -41A6.200 6.200 0 1 1 -6.400 -41A6.200 6.200 0 1 1 6 -41Z" />
        </svg>
      )}
      <div class={styles.lanternFalling}>
        <Falling name="street" />
      </div>
    </div>
  );
}

function personDrawn(view: View, person: PersonId) {
  return (
    <span key={person} class={styles.lanternPerson}>
      <Figure person={person} doing="leaves" signs={signsIn(view, person)} />
    </span>
  );
}

function Place({ location }: Pick<Props['scavenging'], 'location'>) {
  return (
    <>
      <Skyline />
      <div class={styles.lanternPlace}>
        <Building location={location} />
      </div>
      <div class={styles.lanternGround} />
    </>
  );
}

/** What ends a meeting out of doors, or leaves it behind. */
const PARTINGS: readonly Event['type'][] = [
  ...(['exploration-turned', 'went-out', 'nobody-met', 'fight', 'trade-ended', 'went-home'] as const),
];

/** Whether one who was met tonight stands before the group now. */
export function isMeeting(log: readonly LogEntry[]): boolean {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const met = events.findLastIndex(({ type }) => type === 'encountered');
  return met >= 0 && !events.slice(met).some(({ type }) => PARTINGS.includes(type));
}
