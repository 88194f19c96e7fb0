import {
  distance,
  type Eleven,
  MARKS_NEEDED,
  marksMissing,
  PAGES,
  pagesMissing,
  roleToWin,
  wolfMarks,
} from '@vigilia/game-011';
import { eventText } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { GameMoments, Moment, MomentLine } from '../../../draft/moment.ts';
import type { View } from '../eleven.ts';
import { type OwnName, ownMoments } from './own.ts';

type Event = Eleven['event'];
type Declared = Extract<
  Event,
  { readonly character: unknown; readonly seat: unknown; readonly type: 'declared' }
>;

/** Pictures by the event that makes them. */
const NAMES = {
  'fenrir-woke': 'fenrir',
  'organ-placed': 'organ',
  declared: 'declaration',
  'declared-wrong': 'wrong',
  ragnarok: 'ragnarok',
} as const satisfies Partial<Record<Event['type'], string>>;

export type MomentName = (typeof NAMES)[keyof typeof NAMES] | 'hour' | OwnName;

/** The great moments of 011. */
export const moments: GameMoments<Eleven> = {
  momentsOf: (events, view) => momentsOf(events as readonly Event[], view),
  ownOf: ownMoments,
  loadPicture: async () => (await import('./pictures/picture.tsx')).Picture,
};

function momentsOf(events: readonly Event[], view: View): Moment[] {
  return events.flatMap((event): Moment[] => {
    if (event.type === 'hour-began') return hourBegan(event, events);
    // A player sees the wolf together with the own role (`ownMoments`).
    if (!isNamed(event) || (event.type === 'fenrir-woke' && view.viewer !== null)) return [];
    const lines = event.type === 'declared' ? checksOf(event as Declared, events, view) : [];
    const stays = event.type === 'fenrir-woke' ? ({ stays: true } as const) : {};
    return [{ name: NAMES[event.type], event, title: eventText(event), lines, ...stays }];
  });
}

/** One Hour is over, and the next one brings its Event. The first begins with the game. */
function hourBegan(
  began: Extract<Event, { readonly type: 'hour-began' }>,
  events: readonly Event[],
): Moment[] {
  if (began.hour === 1) return [];
  const turned = events.find((event) => event.type === 'event-turned');
  const lines = turned === undefined ? [] : [{ holds: null, isSaid: true, text: eventText(turned) } as const];
  return [{ name: 'hour', event: began, title: eventText(began), lines, passes: true }];
}

function isNamed(event: Event): event is Event & { readonly type: keyof typeof NAMES } {
  return event.type in NAMES;
}

/** What a declaration rests on, as all see it: pages, Organ or Wolf Marks, the way, and the Chosen One's card last. */
function checksOf({ seat, character }: Declared, events: readonly Event[], view: View): MomentLine[] {
  const player = view.players[seat];
  const role = roleToWin(player?.role ?? null);
  const [music, pages] = [player?.music ?? 0, PAGES[role]];
  const shown = events.find((event) => event.type === 'declared-right' || event.type === 'declared-wrong');
  return [
    {
      holds: pagesMissing(role, music) === 0 ? true : null,
      text: text('asking.check-pages', { music, pages }),
    },
    ...(role === 'fenrir' ? marks(events) : organ(view, character)),
    ...(shown === undefined ? [] : [{ holds: shown.type === 'declared-right', text: eventText(shown) }]),
  ];
}

function marks(events: readonly Event[]): MomentLine[] {
  return events.flatMap((event) => {
    if (event.type !== 'marks-shown') return [];
    const count = wolfMarks(event.tiles);
    return [
      {
        holds: marksMissing(event.tiles) === 0,
        text: text('asking.check-marks', { count, marks: MARKS_NEEDED }),
      },
    ];
  });
}

function organ({ organ: square, characters }: View, character: Declared['character']): MomentLine[] {
  if (square === null) return [];
  const steps = distance(characters[character], square);
  return [
    { holds: true, text: text('asking.check-organ', { square }) },
    { holds: null, text: text('moment.steps', { character, steps }) },
  ];
}
