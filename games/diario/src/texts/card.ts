import type { Text } from '@vigilia/kernel';
import { CHAPTERS } from '../data/chapters.ts';
import { ENDINGS, EVENTS, isEnding } from '../data/events.ts';
import { LOCATIONS, type LocationId } from '../data/locations.ts';
import { NARRATIVE, type NarrativeId } from '../data/narrative.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import type { Event } from '../events.ts';
import { countOf, listOf } from '../rules/table/goods.ts';
import { effectTexts, rollsOf } from './effect.ts';
import { type Key, message } from './message.ts';

type Reader<T extends Event['type']> = (event: Extract<Event, { readonly type: T }>) => Text[];

/** What the cards say that these events turn up. */
const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  'event-turned': ({ event }) => {
    const { effects } = isEnding(event) ? ENDINGS[event] : EVENTS[event];
    return [about(`event-card-about.${event}`), ...effectTexts(effects)];
  },
  'chapter-turned': ({ chapter }) => [
    about(`chapter-about.${chapter}`),
    ...effectTexts(CHAPTERS[chapter].effects),
  ],
  'objective-opened': ({ objective }) => objectiveTexts(objective),
  visitor: ({ visitor }) => [about(`visitor-about.${visitor}`)],
  encountered: ({ resident }) => [about(`resident-about.${resident}`)],
  'raid-turned': ({ raid }) => [about(`raid-about.${raid}`)],
  'went-out': ({ location }) => [about(`location-about.${location}`)],
  'location-exchanged': ({ location }) => [about(`location-about.${location}`)],
};

/** What the card that an event turned up says, for whoever has not read it yet. */
export function cardTexts(event: Event): Text[] {
  const read = READERS[event.type] as ((event: Event) => Text[]) | undefined;
  return read?.(event) ?? [];
}

export function objectiveTexts(id: ObjectiveId): Text[] {
  const { cost, reward, penalty } = OBJECTIVES[id];
  return [
    about(`objective-about.${id}`),
    ...(countOf(cost) > 0 ? [message('card.pays', { goods: listOf(cost) })] : []),
    ...labelled(message('card.reward'), effectTexts(reward)),
    ...labelled(message('card.penalty'), effectTexts(penalty)),
  ];
}

export function narrativeTexts(id: NarrativeId): Text[] {
  return [about(`narrative-about.${id}`), ...effectTexts(NARRATIVE[id].effects)];
}

export function locationTexts(id: LocationId): Text[] {
  const { rule, map, findings } = LOCATIONS[id];
  return [
    about(`location-about.${id}`),
    ...labelled(message('card.rule'), effectTexts(rule)),
    message('card.map', { map }),
    message('card.findings'),
    ...findings.map(({ goods }, index) => {
      const rolls = rollsOf(findings, index);
      const list = listOf(goods);
      return list.length === 0
        ? message('card.findings-nothing', { rolls })
        : message('card.findings-row', { rolls, goods: list });
    }),
  ];
}

function about(key: Key): Text {
  return { key, vars: {} };
}

function labelled(label: Text, texts: readonly Text[]): Text[] {
  return texts.length === 0 ? [] : [label, ...texts];
}
