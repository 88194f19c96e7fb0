import {
  type Delivered,
  eventsFor,
  follow,
  followChoice,
  type Game,
  type GameEvent,
  type Header,
  headerIn,
  isRefusal,
  type Kinds,
  type Moment,
  objectIn,
  open,
  type Refusal,
  type RulesNote,
  refuse,
  rulesOf,
  type Seat,
  type UndoEntry,
  type Viewer,
} from '@vigilia/kernel';
import { inBatches } from '../platform/in-batches.ts';

/** A finished game, taken apart: every moment of it and the events before each moment. */
export interface Recording<K extends Kinds = Kinds> {
  readonly header: Header;
  /** Where a game of earlier rules stops, if it does: its later choices are not among the moments. */
  readonly rules: RulesNote;
  /** The deal first; what was taken back is left out. */
  readonly moments: readonly Moment<K>[];
  readonly delivered: readonly (readonly Delivered<K['event']>[])[];
  /** Who answered to get to a moment; null for the deal. */
  readonly by: readonly (Seat | null)[];
}

/** Plays the game of an audit file again, or says why it cannot be, and in which line of the file, counted from 1. */
export async function recordingOf<K extends Kinds>(
  game: Game<K>,
  file: string,
): Promise<Recording<K> | (Refusal & { readonly line?: number })> {
  const [first, , ...lines] = file.split('\n').filter((line) => line.trim() !== '');
  const begun = objectIn(first ?? '');
  if (begun === null || !('game' in begun)) return refuse(null, 'verdict.no-header');
  const header = headerIn(begun);
  const dealt = open(game, header);
  if (isRefusal(dealt)) return dealt;
  const moments = [dealt.moment];
  const delivered: (readonly Delivered<K['event']>[])[] = [dealt.delivered];
  const by: (Seat | null)[] = [null];
  let reached = dealt;
  for await (const [index, written] of inBatches(lines.entries())) {
    // The header and the deal lie before the first choice.
    const line = index + 3;
    const recorded = objectIn(written) ?? {};
    if ('end' in recorded) break;
    if ('backTo' in recorded) {
      const back = follow(reached, recorded as unknown as UndoEntry);
      if (isRefusal(back)) return { ...back, line };
      reached = back;
      for (const each of [moments, delivered, by]) each.length = back.past.length + 1;
      continue;
    }
    const { by: seat, choice } = recorded;
    if (typeof seat !== 'number' || typeof choice !== 'string')
      return { ...refuse(null, 'verdict.bad-choice'), line };
    const next = followChoice(reached, { by: seat, choice });
    if (isRefusal(next)) return { ...next, line };
    reached = next;
    if (next.stopped !== null) break;
    moments.push(next.moment);
    delivered.push(next.delivered);
    by.push(seat);
  }
  return { header, rules: rulesOf(reached), moments, delivered, by };
}

/** The events before a moment that a viewer may know. */
export function eventsAt<K extends Kinds>(
  recording: Recording<K>,
  index: number,
  viewer: Viewer,
): GameEvent[] {
  return eventsFor(viewer, recording.delivered[index] ?? []);
}

/** The same with nothing hidden: what one seat was shown or chose in secret, in place of what the others heard of it. */
export function openedEventsAt<K extends Kinds>(recording: Recording<K>, index: number): GameEvent[] {
  const delivered = recording.delivered[index] ?? [];
  const wasToldToFew = (at: number) => {
    const to = delivered[at]?.to;
    return to !== undefined && to !== 'all' && 'only' in to;
  };
  return delivered
    .filter(({ to }, at) => to === 'all' || 'only' in to || !wasToldToFew(at - 1))
    .map(({ event }) => event);
}

/** The game an audit file is of, as its header says. */
export function gameOf(file: string): string | null {
  const written = objectIn(file.slice(0, file.indexOf('\n')));
  return typeof written?.game === 'string' ? written.game : null;
}
