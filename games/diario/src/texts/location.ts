import type { Text } from '@vigilia/kernel';
import { LOCATIONS, type LocationId, type MapCard, SPECIALS, type Special } from '../data/locations.ts';
import { listOf } from '../rules/table/goods.ts';
import { effectTexts, rollsOf } from './effect.ts';
import { message } from './message.ts';

/** All that is printed on a Location: its rule, what it offers, what its map holds and what may be found there. */
export function locationTexts(id: LocationId): Text[] {
  const { rule, map, findings, specials } = LOCATIONS[id];
  return [
    { key: `location-about.${id}`, vars: {} },
    ...(rule.length === 0 ? [] : [message('card.rule'), ...effectTexts(rule)]),
    ...kindsOf(specials).flatMap((special) => [
      message('card.special', { special, cards: SPECIALS[special] }),
      ...specialTexts(id, special),
    ]),
    message('card.map'),
    ...map.map(mapText),
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

/** What a special of a Location does once its cards are returned (SCAV-6). */
export function specialTexts(id: LocationId, special: Special): Text[] {
  return effectTexts(LOCATIONS[id].specials[special] ?? []);
}

function kindsOf(specials: (typeof LOCATIONS)[LocationId]['specials']): Special[] {
  return (Object.keys(SPECIALS) as Special[]).filter((special) => specials[special] !== undefined);
}

/** What a map card does where it is listed (SCAV-7). */
function mapText(map: MapCard): Text {
  return { key: `map-about.${map}`, vars: {} };
}
