import { type Eleven, PAGES, pagesMissing, roleToWin, suspects } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import type { Recording } from '../../../record/recording.ts';

/** What is followed from Hour to Hour. */
export const MEASURES = ['pages', 'suspects', 'time'] as const;
export type Measure = (typeof MEASURES)[number];

/** Where a seat stood at the end of an Hour. */
export type Standing = Readonly<Record<Measure, number>>;

/** A game told Hour by Hour. */
export interface Course {
  /** The Hours that were played, the first first. */
  readonly hours: readonly number[];
  /** By Hour, and in it by seat. */
  readonly standings: readonly (readonly Standing[])[];
  /** The Hour in which the Organ was placed; null if it never was. */
  readonly organ: number | null;
}

type State = Eleven['state'];
type ViewOf = (state: State, seat: Seat) => Eleven['view'];

/** The course of a finished game, from what each seat knew at the end of each Hour. */
export function courseOf({ moments, header }: Recording<Eleven>, viewOf: ViewOf): Course {
  // The last moment shows every card to everybody.
  const played = moments.slice(0, -1).map(({ state }) => state);
  const last = Map.groupBy(played, ({ hour }) => hour);
  const hours = [...last.keys()].filter((hour) => hour > 0);
  const standings = hours.map((hour) => {
    const state = last.get(hour)?.at(-1) as State;
    return Array.from({ length: header.seats }, (_, seat) => standingOf(state, seat, viewOf));
  });
  const placed = played.find(({ organ }) => organ !== null);
  return { hours, standings, organ: placed?.hour ?? null };
}

function standingOf(state: State, seat: Seat, viewOf: ViewOf): Standing {
  const player = state.players[seat];
  return {
    pages: player?.music ?? 0,
    suspects: suspects(viewOf(state, seat)).length,
    time: player?.time ?? 0,
  };
}

/** What the game turned on. */
export type TurningPoint =
  /** The last thing that the winner lacked, and the Hour in which it was there. */
  | { readonly kind: 'pages' | 'suspects' | 'organ'; readonly seat: Seat; readonly hour: number }
  /** Who came nearest when the night ended. */
  | { readonly kind: 'nearest'; readonly seat: Seat; readonly standing: Standing };

/** Null if the game ended before anything was decided. */
export function turningPointOf(course: Course, over: NonNullable<State['over']>): TurningPoint | null {
  const { winner } = over;
  if (winner === null) return nearest(course);
  const role = roleToWin(over.how === 'fenrir' ? 'fenrir' : null);
  const since = (holds: (standing: Standing) => boolean) =>
    course.hours.find((_, index) => {
      const standing = course.standings[index]?.[winner];
      return standing !== undefined && holds(standing);
    });
  // What comes with the last turn itself is not in the end of any Hour.
  const final = course.hours.at(-1) ?? 1;
  const found: TurningPoint[] = [
    { kind: 'pages', seat: winner, hour: since(({ pages }) => pagesMissing(role, pages) === 0) ?? final },
    { kind: 'suspects', seat: winner, hour: since(({ suspects }) => suspects === 1) ?? final },
    ...(role === 'hero' ? [{ kind: 'organ' as const, seat: winner, hour: course.organ ?? final }] : []),
  ];
  return found.toSorted((one, other) => hourOf(other) - hourOf(one))[0] ?? null;
}

function hourOf(point: TurningPoint): number {
  return 'hour' in point ? point.hour : 0;
}

/** Most pages first, then the fewest suspects. */
function nearest({ standings }: Course): TurningPoint | null {
  const last = standings.at(-1) ?? [];
  const [seat] = [...last.keys()].toSorted((one, other) => distance(last[one]) - distance(last[other]));
  const standing = seat === undefined ? undefined : last[seat];
  return seat === undefined || standing === undefined ? null : { kind: 'nearest', seat, standing };
}

/** A suspect weighs as much as two pages. */
function distance(standing: Standing | undefined): number {
  if (standing === undefined) return Number.POSITIVE_INFINITY;
  return PAGES.hero - standing.pages + 2 * (standing.suspects - 1);
}
