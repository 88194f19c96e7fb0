import type { Text } from '@vigilia/kernel';
import { CHAPTER_IDS, CHAPTERS } from '../../../../games/diario/src/data/cards/chapters.ts';
import { ENDING_IDS, ENDINGS, EVENT_IDS, EVENTS } from '../../../../games/diario/src/data/cards/events.ts';
import { EXPLORATION } from '../../../../games/diario/src/data/cards/exploration.ts';
import {
  LOCATION_IDS,
  LOCATIONS,
  SPECIALS,
  type Special,
} from '../../../../games/diario/src/data/cards/locations.ts';
import { NARRATIVE, NARRATIVE_IDS } from '../../../../games/diario/src/data/cards/narrative.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from '../../../../games/diario/src/data/cards/objectives.ts';
import { RESIDENTS } from '../../../../games/diario/src/data/cards/residents.ts';
import { VISITORS } from '../../../../games/diario/src/data/cards/visitors.ts';
import { FITTINGS } from '../../../../games/diario/src/data/fittings.ts';
import type { Effect, Option } from '../../../../games/diario/src/data/language/effect.ts';
import { effectsWithin } from '../../../../games/diario/src/data/language/within.ts';
import { PEOPLE, PERSON_IDS, type PersonId } from '../../../../games/diario/src/data/people.ts';
import { ROLES, type Role } from '../../../../games/diario/src/data/roles.ts';
import type { Scene } from '../../../../games/diario/src/state/frames.ts';
import { STORIES } from '../../../../games/diario/src/stories/book.ts';
import { cardTexts, narrativeTexts, objectiveTexts } from '../../../../games/diario/src/texts/card.ts';
import { recipeTexts } from '../../../../games/diario/src/texts/fitting.ts';
import { locationTexts } from '../../../../games/diario/src/texts/location.ts';
import { personTexts, spiritTexts } from '../../../../games/diario/src/texts/person.ts';

/** Options that the Leader may be asked about, with their stakes. */
export interface Decision {
  readonly name: string;
  readonly options: readonly Option[];
  readonly where: Scene['where'];
  readonly story: string | null;
  /** The parts that the story gives out, or that its effects mean. */
  readonly roles: readonly Role[];
}

/** A card that says what its effects do. */
export interface PrintedCard {
  readonly name: string;
  /** In the order in which they are printed. */
  readonly lists: readonly (readonly Effect[])[];
  readonly where: Scene['where'];
  readonly actor: PersonId | null;
  readonly texts: readonly Text[];
}

const NO_ROLES: readonly Role[] = [];

/** Every decision of every story and card, at any depth. */
export const DECISIONS: readonly Decision[] = [
  ...STORIES.flatMap(({ id, where, cast = [], effects, options }) => {
    const all = [...effects, ...options.flatMap((option) => option.effects)];
    const roles = ROLES.filter((role) => cast.includes(role) || isMeantIn(all, role));
    return [options, ...choicesIn(all)]
      .filter(({ length }) => length > 0)
      .map((each) => ({ name: id, options: each, where, story: id, roles }));
  }),
  ...[
    { where: 'home', effects: [VISITORS, EVENTS, ENDINGS, CHAPTERS, NARRATIVE].flatMap(effectsOf) },
    {
      where: 'home',
      effects: Object.values(OBJECTIVES).flatMap((each) => [...each.reward, ...each.penalty]),
    },
    { where: 'home', effects: Object.values(FITTINGS).flatMap(({ uses }) => uses.flatMap(effectsIn)) },
    { where: 'home', effects: Object.values(PEOPLE).flatMap(({ spirit }) => spirit.flatMap(effectsIn)) },
    { where: 'out', effects: effectsOf(RESIDENTS) },
    { where: 'out', effects: Object.values(EXPLORATION).flatMap(effectsIn) },
    {
      where: 'out',
      effects: Object.values(LOCATIONS).flatMap((each) => [
        ...each.rule,
        ...Object.values(each.specials).flat(),
      ]),
    },
  ].flatMap(({ where, effects }) =>
    choicesIn(effects).map((options) => ({
      name: options.map(({ id }) => id).join('/'),
      options,
      where: where as Scene['where'],
      story: null,
      roles: NO_ROLES,
    })),
  ),
];

/** Every card that is read before what it does happens. */
export const PRINTED: readonly PrintedCard[] = [
  ...[...EVENT_IDS, ...ENDING_IDS].map((event) =>
    atHome(event, [{ ...EVENTS, ...ENDINGS }[event].effects], cardTexts({ type: 'event-turned', event })),
  ),
  ...CHAPTER_IDS.map((chapter) =>
    atHome(chapter, [CHAPTERS[chapter].effects], cardTexts({ type: 'chapter-turned', chapter })),
  ),
  ...NARRATIVE_IDS.map((id) => atHome(id, [NARRATIVE[id].effects], narrativeTexts(id))),
  ...OBJECTIVE_IDS.map((id) =>
    atHome(id, [OBJECTIVES[id].reward, OBJECTIVES[id].penalty], objectiveTexts(id)),
  ),
  ...LOCATION_IDS.map((id) => {
    const { rule, specials } = LOCATIONS[id];
    const offered = (Object.keys(SPECIALS) as Special[]).flatMap((special) => specials[special] ?? []);
    return { ...atHome(id, [rule, offered], locationTexts(id)), where: 'out' as const };
  }),
  ...PERSON_IDS.flatMap((actor) =>
    [
      ...Object.values(FITTINGS).flatMap(({ uses }) =>
        uses.map(({ id, effects }) => atHome(id, [effects], recipeTexts(id, actor))),
      ),
      atHome('card of a person', PEOPLE[actor].spirit.map(effectsIn), personTexts(actor)),
      ...PEOPLE[actor].spirit.map((line, index) =>
        atHome(
          'line of Spirit',
          [effectsIn(line)],
          spiritTexts({ type: 'spirit', person: actor, row: index + 1, die: 1 }),
        ),
      ),
    ].map((card) => ({ ...card, actor })),
  ),
];

function atHome(name: string, lists: PrintedCard['lists'], texts: readonly Text[]): PrintedCard {
  return { name, lists, where: 'home', actor: null, texts };
}

/** What happens there, if effects do. */
function effectsIn(card: object): readonly Effect[] {
  return 'effects' in card ? (card.effects as readonly Effect[]) : [];
}

function effectsOf(cards: Readonly<Record<string, object>>): readonly Effect[] {
  return Object.values(cards).flatMap(effectsIn);
}

function choicesIn(effects: readonly Effect[]): (readonly Option[])[] {
  return effectsWithin(effects).flatMap((effect) => (effect.kind === 'choose' ? [effect.options] : []));
}

function isMeantIn(effects: readonly Effect[], role: Role): boolean {
  return effectsWithin(effects).some(
    (effect) => (effect.kind === 'change' || effect.kind === 'leave') && effect.who === role,
  );
}
