import type { Audit } from '@vigilia/kernel';
import { OBJECTIVE_IDS, OBJECTIVES } from '../data/cards/objectives.ts';
import { SHELTER } from '../data/cards/shelter.ts';
import { ENEMY_TOKENS, STARTING_DECKS } from '../data/cards/starting-decks.ts';
import type { ContentNote } from '../data/content-notes.ts';
import { DICE } from '../data/dice.ts';
import { FITTINGS } from '../data/fittings.ts';
import { GOODS } from '../data/goods.ts';
import { HOUSE, LADDERS, SPACE_IDS } from '../data/house.ts';
import type { StoryId } from '../data/language/story.ts';
import { PEOPLE } from '../data/people.ts';
import type { Diario } from '../kinds/kinds.ts';
import type { Table } from '../state/state.ts';
import { isAvoided } from '../stories/avoid.ts';
import { STORIES } from '../stories/book.ts';

/** What chance is drawn from, in order: the keys of an object have none. */
const ordered = {
  decks: STARTING_DECKS,
  spaces: SPACE_IDS,
  objectives: OBJECTIVE_IDS.map((id) => ({ id, chapter: OBJECTIVES[id].chapter })),
  enemies: ENEMY_TOKENS,
};

/** The game with everything open, in the form of docs/audit.md. */
export const audit: Audit<Diario> = {
  data: ({ avoid }, form) => ({
    goods: GOODS,
    house: { spaces: HOUSE, ladders: LADDERS },
    dice: DICE,
    people: PEOPLE,
    shelter: SHELTER,
    fittings: FITTINGS,
    ...(form === 1 ? {} : ordered),
    ...(avoid === undefined ? {} : { avoided: avoidedStories(avoid) }),
  }),
  state: auditState,
};

/** The stories of which none may be read. */
function avoidedStories(avoid: readonly ContentNote[]): StoryId[] {
  return STORIES.filter((story) => isAvoided(story, avoid)).map(({ id }) => id);
}

function auditState(table: Table): object {
  return {
    // If stories are left out, a reader of the record can see that none of them was read.
    ...(table.options.avoid === undefined ? {} : { told: table.told }),
    leader: table.leader,
    day: table.day,
    phase: table.phase,
    round: table.round,
    tasks: table.tasks,
    people: table.people,
    gone: table.gone,
    starters: table.starters,
    storage: table.storage,
    pile: table.pile,
    bench: table.bench,
    box: table.box,
    eliminated: table.eliminated,
    house: table.house,
    fittings: table.fittings,
    ideas: table.ideas,
    cold: table.cold,
    tonight: table.tonight,
    locations: table.locations,
    objective: table.objective,
    objectives: table.objectives,
    tokens: table.tokens,
    decks: table.decks,
    discards: table.discards,
    scavenging: table.scavenging,
    fight: table.fight,
    raid: table.raid,
    roll: table.roll,
    voices: table.voices,
    voicesOpen: table.voicesOpen,
    over: table.over,
  };
}
