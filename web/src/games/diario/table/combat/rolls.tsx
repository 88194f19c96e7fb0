import { dieOf, type Face, type PersonId, type Weapon } from '@vigilia/game-diario';
import { named } from '../../../../draft/named.ts';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';
import { say } from '../say.ts';
import * as die from './die.module.css';
import { Die } from './die.tsx';

/** As many as find a place beside the question; the log holds the rest. */
const SHOWN = 8;

/** The latest dice of this round, each with its roller. */
export function Rolls({ draft }: DraftProps) {
  const rolls = rollsOf(draft.table.log.value).slice(-SHOWN);
  if (rolls.length === 0) return null;
  return (
    <ul class={die.rolls} aria-label={say(draft, 'fight-board.rolls')}>
      {rolls.map((rolled, index) => (
        <li key={index}>
          <Die draft={draft} colour={dieOf(rolled.weapon)} face={rolled.face} />
          {nameOfRoller(draft, rolled)}
        </li>
      ))}
    </ul>
  );
}

function nameOfRoller(draft: DraftProps['draft'], { person, enemy }: Rolled): string {
  return person === null
    ? say(draft, 'fight-board.enemy', { enemy: enemy ?? 0 })
    : named(draft, 'person', person);
}

/** A die that was rolled, and who rolled it. */
export interface Rolled {
  readonly person: PersonId | null;
  /** By number; null if one of us rolled. */
  readonly enemy: number | null;
  readonly weapon: Weapon | null;
  readonly face: Face;
}

/** What a round of dice begins with. */
const BEGINNINGS: readonly Event['type'][] = ['fight', 'fight-round', 'backstab', 'raid-turned', 'phase'];

/** The combat dice of this round of a fight, or of this raid, in the order in which they were rolled. */
export function rollsOf(log: readonly LogEntry[]): Rolled[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const begun = events.findLastIndex(({ type }) => BEGINNINGS.includes(type));
  return events.slice(begun + 1).flatMap((event) => rolledIn(event) ?? []);
}

function rolledIn(event: Event): Rolled | null {
  const { type } = event;
  if (type === 'rolled-with' || type === 'rolled-bare-handed')
    return { person: event.person, enemy: null, weapon: weaponIn(event), face: event.face };
  if (type === 'enemy-rolled-with' || type === 'enemy-rolled-bare-handed')
    return { person: null, enemy: event.enemy, weapon: weaponIn(event), face: event.face };
  return null;
}

function weaponIn(event: Event): Weapon | null {
  return 'weapon' in event ? event.weapon : null;
}
