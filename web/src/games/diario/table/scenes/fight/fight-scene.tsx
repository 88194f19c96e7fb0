import { DEADLY, fightersAt } from '@vigilia/game-diario';
import type { Text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../../table/table.ts';
import type { Event, View } from '../../asked.ts';
import { opponentsAmong } from '../../combat/opponents.ts';
import type { AnyScene, Happened, Scene } from '../scene.ts';
import { type Fighter, type FightPicture, isFighter, pictureOf, withoutDice } from './fight-picture.ts';
import { FightStage } from './fight-stage.tsx';
import { fightBeats } from './fight-staging.ts';

/** What ends a fight. What follows it is told elsewhere. */
const ENDINGS: readonly Event['type'][] = ['enemies-gone', 'fled', 'gave-way'];
/** What begins a round of dice. */
const ROUNDS: readonly Event['type'][] = ['fight-round', 'backstab'];

/** A fight, or as much of it as happened (FIGHT). Null where what happened belongs to a raid. */
export function stageFight({ before, now, log, events }: Happened): AnyScene | null {
  const begun = events.findIndex(({ type }) => type === 'fight');
  if (before.fight === null && begun < 0) return null;
  const from =
    before.fight === null ? pictureAtFirst(before, now, events.slice(begun)) : settledPicture(before, log);
  const opponents = opponentsAmong(before.fight === null ? events.slice(begun) : eventsOfFight(log), now.day);
  const told = events.slice(Math.max(0, begun));
  const end = told.findIndex(({ type }) => ENDINGS.includes(type));
  const [first, ...more] = fightBeats(end < 0 ? told : told.slice(0, end + 1), from, opponents);
  if (first === undefined) return null;
  return { beats: [first, ...more], Body: FightStage } satisfies Scene<FightPicture>;
}

/** The fight as it stands between two questions: with the dice of this round, and those who have fallen. */
export function settledPicture(view: View, log: readonly LogEntry[]): FightPicture {
  const events = eventsOfFight(log);
  const opponents = opponentsAmong(events, view.day);
  const now = pictureOf(view, opponents);
  const told = fightBeats(events, pictureAtFirst(view, view, events), opponents).at(-1)?.picture;
  if (told === undefined) return now;
  const kept = (standing: readonly Fighter[], earlier: readonly Fighter[]) => [
    ...earlier.map((fighter) => {
      const still = standing.find(({ who }) =>
        isFighter(fighter, typeof who === 'string' ? who : who.number),
      );
      if (still !== undefined) return { ...still, die: fighter.die };
      return { ...fighter, cue: null, is: fighter.is === 'standing' ? ('gone' as const) : fighter.is };
    }),
    ...standing.filter(
      ({ who }) => !earlier.some((each) => isFighter(each, typeof who === 'string' ? who : who.number)),
    ),
  ];
  return { ...now, ours: kept(now.ours, told.ours), theirs: kept(now.theirs, told.theirs) };
}

/** What happened in this round so far, line by line. */
export function linesOfRound(view: View, log: readonly LogEntry[]): readonly Text[] {
  const events = eventsOfFight(log);
  const round = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => ROUNDS.includes(type)),
    ),
  );
  return fightBeats(round, settledPicture(view, log), opponentsAmong(events, view.day)).flatMap(
    ({ line }) => line ?? [],
  );
}

function eventsOfFight(log: readonly LogEntry[]): readonly Event[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'fight'),
    ),
  );
}

/** The fight before anything was done in it: those of ours who are there, and the enemies whom the events show. */
function pictureAtFirst(before: View, now: View, events: readonly Event[]): FightPicture {
  const where = now.fight?.where ?? (before.scavenging === null ? 'home' : 'out');
  const opponents = opponentsAmong(events, now.day);
  const fight = { ...(now.fight ?? NO_FIGHT), where, enemies: [] };
  const people = fightersAt(before, { where, aside: [] });
  const empty = pictureOf({ ...now, scavenging: before.scavenging, people, fight }, opponents);
  const theirs = opponents.map(
    (who): Fighter => ({
      who,
      weapon: who.arms,
      wounds: 0,
      most: DEADLY,
      is: 'standing',
      die: null,
      cue: null,
    }),
  );
  return withoutDice({ ...empty, theirs });
}

const NO_FIGHT: NonNullable<View['fight']> = {
  where: 'out',
  thugs: false,
  enemies: [],
  round: 0,
  dealt: { byUs: 0, byThem: 0 },
  kills: { byUs: 0, byThem: 0 },
  brought: [],
  aside: [],
  killed: 0,
  fleeing: false,
};
