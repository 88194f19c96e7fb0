import type { Text } from '@vigilia/kernel';
import { LOCATIONS, type LocationId, type MapCard, SPECIALS, type Special } from '../data/cards/locations.ts';
import type { GoodsList } from '../kinds/events.ts';
import { listOf } from '../rules/table/goods.ts';
import { effectTexts, OUT_OF_DOORS, rollsOf } from './effect.ts';
import { message } from './message.ts';

/** What is printed on a Location, part by part. */
export interface LocationParts {
  readonly about: Text;
  /** What happens as soon as scavenging begins there. */
  readonly rule: readonly Text[];
  readonly specials: readonly {
    readonly special: Special;
    readonly cards: number;
    readonly effects: readonly Text[];
  }[];
  readonly map: readonly Text[];
  /** By d10: the rolls of each row, their share in percent, and what is found. */
  readonly findings: readonly {
    readonly rolls: string;
    readonly percent: number;
    readonly goods: GoodsList;
  }[];
}

export function locationParts(id: LocationId): LocationParts {
  const { rule, map, findings, specials } = LOCATIONS[id];
  return {
    about: { key: `location-about.${id}`, vars: {} },
    rule: effectTexts(rule, OUT_OF_DOORS),
    specials: kindsOf(specials).map((special) => ({
      special,
      cards: SPECIALS[special],
      effects: specialTexts(id, special),
    })),
    map: map.map(mapText),
    findings: findings.map(({ goods, upTo }, index) => ({
      rolls: rollsOf(findings, index),
      percent: 10 * (upTo - (findings[index - 1]?.upTo ?? 0)),
      goods: listOf(goods),
    })),
  };
}

/** All that is printed on a Location: its rule, what it offers, what its map holds and what may be found there. */
export function locationTexts(id: LocationId): Text[] {
  const { about, rule, specials, map, findings } = locationParts(id);
  return [
    about,
    ...(rule.length === 0 ? [] : [message('card.rule'), ...rule]),
    ...specials.flatMap(({ special, cards, effects }) => [
      message('card.special', { special, cards }),
      ...effects,
    ]),
    message('card.map'),
    ...map,
    message('card.findings'),
    ...findings.map(({ rolls, goods }) =>
      goods.length === 0
        ? message('card.findings-nothing', { rolls })
        : message('card.findings-row', { rolls, goods }),
    ),
  ];
}

/** What a special of a Location does once its cards are returned (SCAV-6). */
export function specialTexts(id: LocationId, special: Special): Text[] {
  return effectTexts(LOCATIONS[id].specials[special] ?? [], OUT_OF_DOORS);
}

function kindsOf(specials: (typeof LOCATIONS)[LocationId]['specials']): Special[] {
  return (Object.keys(SPECIALS) as Special[]).filter((special) => specials[special] !== undefined);
}

/** What a map card does if it is listed (SCAV-7). */
function mapText(map: MapCard): Text {
  return { key: `map-about.${map}`, vars: {} };
}
