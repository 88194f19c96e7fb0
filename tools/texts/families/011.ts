import { wholeNumber } from '@vigilia/kernel';
import { POWERS } from '../../../games/011/src/data/cards.ts';
import { CHARACTERS } from '../../../games/011/src/data/characters.ts';
import { EVENT_IDS } from '../../../games/011/src/data/events.ts';
import { ACTIONS, MACHINES } from '../../../games/011/src/data/gears.ts';
import { DIRECTIONS, PLACES } from '../../../games/011/src/data/places.ts';
import { TILE_IDS } from '../../../games/011/src/data/tiles.ts';
import { profile } from '../../../games/011/src/profile.ts';
import { EFFECT_KINDS } from '../../../games/011/src/rules/effects/effect.ts';
import { LAST_HOUR } from '../../../games/011/src/rules/hour.ts';
import { grammar, POSITION_NAMES } from '../../../games/011/src/table/choices.ts';
import type { Whereabouts } from '../../../games/011/src/table/shown.ts';
import type { Ending, Phase, Role } from '../../../games/011/src/table/state.ts';
import { every, type Families, labelsOf, wordsOf } from './family.ts';

export const ELEVEN: Families = {
  character: CHARACTERS,
  'character-title': CHARACTERS,
  ability: CHARACTERS,
  power: POWERS,
  'power-effect': POWERS,
  tile: TILE_IDS,
  place: PLACES,
  direction: DIRECTIONS,
  machine: MACHINES,
  action: ACTIONS,
  role: every<Role>({ hero: true, fenrir: true }),
  'event-card': EVENT_IDS,
  effect: EFFECT_KINDS,
  phase: every<Phase>({
    event: true,
    auction: true,
    clues: true,
    turns: true,
    location: true,
    discard: true,
    over: true,
  }),
  position: POSITION_NAMES.map((_, index) => index + 1),
  // The clock that reaches the Hour after the last still shows it (HOUR-3).
  hour: Array.from({ length: LAST_HOUR + 1 }, (_, index) => index + 1),
  whereabouts: every<Extract<Whereabouts, string>>({ chosen: true, unknown: true }),
  ending: every<Ending['how']>({ hero: true, fenrir: true, ragnarok: true }),
  'table-option': labelsOf(profile),
  word: wordsOf(grammar).filter((name) => name !== wholeNumber.name),
  verb: Object.keys(grammar),
};
