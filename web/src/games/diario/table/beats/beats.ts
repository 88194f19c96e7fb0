import type { Diario } from '@vigilia/game-diario';
import { eventText } from '@vigilia/game-diario/texts';
import { text } from '@vigilia/kernel';
import type { GameMoments, Moment } from '../../../../draft/moment.ts';
import type { Event, View } from '../asked.ts';
import { weatherOf } from '../sky/light.ts';

export type BeatName =
  | 'day-survived'
  | 'chapter'
  | 'objective-met'
  | 'objective-missed'
  | 'first-snow'
  | 'last-candle';

/** The breaths of a game: a picture and a line, beside the question. */
export const beats: GameMoments<Diario> = {
  isAside: true,
  momentsOf: (events, view) => beatsIn(events as readonly Event[], view),
  loadPicture: async () => (await import('./beat-picture.tsx')).BeatPicture,
};

/** What stops the page for itself alone. */
const SILENT: readonly Event['type'][] = ['gone', 'killing-weighed'];

/** At most one for an answer, the weightiest. */
function beatsIn(events: readonly Event[], view: View): readonly Moment[] {
  if (events.some(({ type }) => SILENT.includes(type))) return [];
  for (const [name, find] of BEATS) {
    const event = events.find((each) => find(each, view));
    if (event !== undefined)
      return [
        {
          name,
          event,
          title: eventText(event),
          lines: [{ holds: null, isSaid: true, text: text(lineOf(name, view)) }],
        },
      ];
  }
  return [];
}

/** Which event makes each of them, the weightiest first. */
const BEATS: readonly (readonly [BeatName, (event: Event, view: View) => boolean])[] = [
  ['last-candle', ({ type }) => type === 'over'],
  ['objective-met', ({ type }) => type === 'objective-paid'],
  ['objective-missed', ({ type }) => type === 'objective-failed'],
  ['chapter', ({ type }) => type === 'chapter-turned'],
  ['first-snow', ({ type }, view) => type === 'event-turned' && isFirstSnow(view)],
  ['day-survived', (event) => event.type === 'phase' && event.phase === 'morning' && event.day > 1],
];

/** Whether the snow of today is the first of the game. */
function isFirstSnow({ discards }: View): boolean {
  const snowy = discards.events.filter(
    (card) => weatherOf({ discards: { ...discards, events: [card] } }) === 'snow',
  );
  return weatherOf({ discards }) === 'snow' && snowy.length === 1;
}

const MORNINGS = ['beat.morning-0', 'beat.morning-1', 'beat.morning-2', 'beat.morning-3'] as const;

const LINES: Readonly<Record<Exclude<BeatName, 'day-survived' | 'last-candle'>, string>> = {
  chapter: 'beat.chapter',
  'objective-met': 'beat.objective-met',
  'objective-missed': 'beat.objective-missed',
  'first-snow': 'beat.first-snow',
};

function lineOf(name: BeatName, { day, over }: View): string {
  if (name === 'day-survived') return MORNINGS[day % MORNINGS.length] ?? MORNINGS[0];
  // A game that is won ends in the morning.
  if (name === 'last-candle') return over?.score == null ? 'beat.candle-out' : 'beat.candle-at-dawn';
  return LINES[name];
}
