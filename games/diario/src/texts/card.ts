import type { Text } from '@vigilia/kernel';
import { CHAPTERS } from '../data/cards/chapters.ts';
import { ENDINGS, EVENTS, isEnding } from '../data/cards/events.ts';
import type { ExplorationId } from '../data/cards/exploration.ts';
import { FATE } from '../data/cards/fate.ts';
import { NARRATIVE, type NarrativeId } from '../data/cards/narrative.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/cards/objectives.ts';
import { isResident } from '../data/cards/spots.ts';
import type { Event } from '../kinds/events.ts';
import { settledAs } from '../rules/effects/settled.ts';
import { countOf, listOf } from '../rules/table/goods.ts';
import { combatTexts } from './combat.ts';
import { AT_HOME, effectTexts } from './effect.ts';
import { locationTexts } from './location.ts';
import { type Key, message } from './message.ts';
import { personTexts, spiritTexts } from './person.ts';

type Reader<T extends Event['type']> = (event: Extract<Event, { readonly type: T }>) => Text[];

/** What the cards say that these events turn up. */
const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  'event-turned': ({ event, held = [] }) => {
    const { effects } = isEnding(event) ? ENDINGS[event] : EVENTS[event];
    return [about(`event-card-about.${event}`), ...effectTexts(settledAs(effects, held), AT_HOME)];
  },
  'chapter-turned': ({ chapter }) => [
    about(`chapter-about.${chapter}`),
    ...effectTexts(CHAPTERS[chapter].effects, AT_HOME),
  ],
  'objective-opened': ({ objective }) => objectiveTexts(objective),
  visitor: ({ visitor }) => [about(`visitor-about.${visitor}`)],
  encountered: ({ resident }) => [about(`resident-about.${resident}`)],
  'went-back': ({ spot }) => (isResident(spot) ? [about(`resident-again.${spot}`)] : []),
  'raid-turned': ({ raid }) => [about(`raid-about.${raid}`)],
  'fate-struck': ({ fate, die, by }) => {
    const story = FATE[fate].combat[die];
    return story === undefined ? [] : combatTexts(story, by);
  },
  'went-out': ({ location }) => locationTexts(location),
  'location-exchanged': ({ location }) => locationTexts(location),
  joined: ({ person }) => personTexts(person),
  spirit: spiritTexts,
};

/** What the card that an event turned up says, for readers who have not read it yet. */
export function cardTexts(event: Event): Text[] {
  const read = READERS[event.type] as ((event: Event) => Text[]) | undefined;
  return read?.(event) ?? [];
}

/** A line with the card of the Unknown deck that was turned. */
export function explorationText(id: ExplorationId): Text {
  return about(`exploration-about.${id}`);
}

export function objectiveTexts(id: ObjectiveId): Text[] {
  const { cost, reward, penalty } = OBJECTIVES[id];
  return [
    about(`objective-about.${id}`),
    ...(countOf(cost) > 0 ? [message('card.pays', { goods: listOf(cost) })] : []),
    ...labelled(message('card.reward'), effectTexts(reward, AT_HOME)),
    ...labelled(message('card.penalty'), effectTexts(penalty, AT_HOME)),
  ];
}

export function narrativeTexts(id: NarrativeId): Text[] {
  return [about(`narrative-about.${id}`), ...effectTexts(NARRATIVE[id].effects, AT_HOME)];
}

function about(key: Key): Text {
  return { key, vars: {} };
}

function labelled(label: Text, texts: readonly Text[]): Text[] {
  return texts.length === 0 ? [] : [label, ...texts];
}
