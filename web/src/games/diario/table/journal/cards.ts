import { FATE, type FateCard, isResident } from '@vigilia/game-diario';
import { cardTexts, lineOf, signed } from '@vigilia/game-diario/texts';
import { type Text, text, type Viewer } from '@vigilia/kernel';
import { entriesSinceAnswer } from '../../../../log/recent-log.tsx';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

/** Events that turn a card up, and the variable that names the card. The city shows the Unknown deck itself. */
const CARDS = {
  'event-turned': 'event',
  'chapter-turned': 'chapter',
  'objective-opened': 'objective',
  visitor: 'visitor',
  'fate-turned': 'fate',
  'fate-struck': 'fate',
  'fate-missed': 'fate',
  'narrative-kept': 'narrative',
  'raid-turned': 'raid',
  'findings-drawn': 'chart',
  encountered: 'resident',
  'went-back': 'spot',
  'location-exchanged': 'location',
  joined: 'person',
  spirit: 'person',
} as const satisfies Partial<Record<Event['type'], string>>;
type CardType = keyof typeof CARDS;
export type CardEvent = Extract<Event, { readonly type: CardType }>;

/** Events that show a die. */
const DICE = [
  'rolled',
  'person-rolled',
  'sniper',
  'lock-held',
  'lock-opened',
  'went-thirsty',
  'mourned',
  'empathy-passed',
  'empathy-failed',
  'prowess-passed',
  'prowess-failed',
  'special-findings',
  'unheard',
  'heard',
  'grief',
  'rolled-with',
  'rolled-bare-handed',
  'enemy-rolled-with',
  'enemy-rolled-bare-handed',
  'killing-weighed',
  'cold-held',
  'cold-bit',
] as const satisfies readonly Event['type'][];
type DieEvent = Extract<Event, { readonly type: (typeof DICE)[number] }>;

/** What a card or a die did right after it was shown: it stands below it. */
const FOLLOWING: readonly Event['type'][] = [
  'found',
  'gained',
  'lost',
  'eliminated',
  'nothing-gained',
  'state-rose',
  'state-fell',
  'raid-shielded',
  'disarmed',
  'enemy-disarmed',
  'enemy-left',
  'stepped-back',
];

/** Something that was turned or rolled, and what came of it at once. */
export interface Shown {
  readonly event: CardEvent | DieEvent;
  readonly isCard: boolean;
  readonly followed: readonly Event[];
}

/** The cards and dice that a viewer was shown since their last answer, or that of their screen, and by it, the latest first. */
export function shownSince(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
): Shown[] {
  if (viewer === null) return [];
  const shown: { event: Shown['event']; isCard: boolean; followed: Event[] }[] = [];
  const entries = entriesSinceAnswer(log, viewer, answered);
  for (const event of entries.flatMap(({ events }) => events as readonly Event[])) {
    if (isCard(event)) shown.push({ event, isCard: true, followed: [] });
    else if (isDie(event)) shown.push({ event, isCard: false, followed: [] });
    else if (FOLLOWING.includes(event.type)) shown.at(-1)?.followed.push(event);
  }
  return shown.reverse();
}

/** The name under which a card is remembered as read: what has lines is read anew with each of them. */
export function cardName(event: CardEvent): string {
  const line = lineOf(event);
  if (line !== null) return line.key;
  const variable: string = CARDS[event.type];
  const name = String((event as unknown as Readonly<Record<string, unknown>>)[variable]);
  return event.type === 'spirit' ? `spirit:${name}:${event.row}` : `${variable}:${name}`;
}

function isCard(event: Event): event is CardEvent {
  // A Map card lies open in the city; a Resident is met once more.
  return event.type in CARDS && (event.type !== 'went-back' || isResident(event.spot));
}

function isDie(event: Event): event is DieEvent {
  return DICE.some((type) => type === event.type);
}

/** What is printed on a card that was turned. Options that the question below offers are left to it. */
export function printedTexts(event: CardEvent, { isAsked }: { readonly isAsked: boolean }): Text[] {
  const texts = event.type === 'fate-turned' ? fateTexts(FATE[event.fate]) : cardTexts(event);
  const options = isAsked ? texts.findIndex(({ key }) => key === 'effect.choose') : -1;
  return options < 0 ? texts : texts.slice(0, options);
}

/** What a Fate card does at Dawn (DAWN-3). */
function fateTexts({ illness, wounds, discards, coldThreshold, exchange, spirit }: FateCard): Text[] {
  return [
    text('journal.fate-illness', {
      treated: signed(illness.treated),
      herbal: signed(illness.herbal),
      untreated: signed(illness.untreated),
    }),
    text('journal.fate-wounds', { treated: signed(wounds.treated), untreated: signed(wounds.untreated) }),
    ...(discards ? [] : [text('journal.fate-keeps')]),
    ...(coldThreshold === null ? [] : [text('journal.fate-cold', { threshold: coldThreshold })]),
    ...(exchange === null ? [] : [text('journal.fate-exchange', { place: exchange })]),
    ...(spirit ? [text('journal.fate-spirit')] : []),
  ];
}
