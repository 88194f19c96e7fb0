import {
  CHAPTER_IDS,
  COLOURS,
  ENDING_IDS,
  EVENT_IDS,
  type Event,
  EXPLORATION_IDS,
  FATE_IDS,
  FINDINGS_IDS,
  FITTING_IDS,
  type House,
  LOCATION_IDS,
  NARRATIVE_IDS,
  OBJECTIVE_IDS,
  PERSON_IDS,
  RAID_IDS,
  RESIDENT_IDS,
  SHELTER_IDS,
  STORIES,
  VISITOR_IDS,
} from '@vigilia/game-diario/content';
import { BRANCHES, LINES } from './branches.ts';

/** A deck, and which of its cards an event brings into play. `dealt` is Diario's house at the start of the game. */
interface Deck {
  readonly cards: readonly string[];
  readonly drawn: (event: Event, dealt: House) => readonly string[];
}

const NONE: readonly string[] = [];

/** Everything that enough games should show. */
export const DECKS: Readonly<Record<string, Deck>> = {
  events: {
    cards: [...EVENT_IDS, ...ENDING_IDS],
    drawn: (event) => (event.type === 'event-turned' ? [event.event] : NONE),
  },
  chapters: {
    cards: CHAPTER_IDS,
    drawn: (event) => (event.type === 'chapter-turned' ? [event.chapter] : NONE),
  },
  objectives: {
    cards: OBJECTIVE_IDS,
    drawn: (event) => (event.type === 'objective-opened' ? [event.objective] : NONE),
  },
  people: {
    cards: PERSON_IDS,
    drawn: (event) =>
      event.type === 'starters' ? event.people : event.type === 'joined' ? [event.person] : NONE,
  },
  shelter: {
    cards: SHELTER_IDS,
    drawn: (event, dealt) => {
      if (event.type !== 'searched' && event.type !== 'cleared') return NONE;
      const on = dealt[event.space];
      return on?.kind === 'card' ? [on.card] : NONE;
    },
  },
  fittings: {
    cards: FITTING_IDS,
    drawn: (event) => (event.type === 'built' || event.type === 'boarded' ? [event.fitting] : NONE),
  },
  visitors: {
    cards: VISITOR_IDS,
    drawn: (event) => (event.type === 'visitor' ? [event.visitor] : NONE),
  },
  locations: {
    cards: LOCATION_IDS,
    drawn: (event) => (event.type === 'went-out' ? [event.location] : NONE),
  },
  exploration: {
    cards: EXPLORATION_IDS,
    drawn: (event) => (event.type === 'exploration-turned' ? [event.exploration] : NONE),
  },
  findings: {
    cards: FINDINGS_IDS,
    drawn: (event) => (event.type === 'findings-drawn' ? [event.findings] : NONE),
  },
  residents: {
    cards: RESIDENT_IDS,
    drawn: (event) => (event.type === 'encountered' ? [event.resident] : NONE),
  },
  raids: {
    cards: RAID_IDS,
    drawn: (event) => (event.type === 'raid-turned' ? [event.raid] : NONE),
  },
  fate: {
    cards: FATE_IDS,
    drawn: (event) => (event.type === 'fate-turned' ? [event.fate] : NONE),
  },
  narrative: {
    cards: NARRATIVE_IDS,
    drawn: (event) => (event.type === 'narrative-kept' ? [event.narrative] : NONE),
  },
  colours: {
    cards: COLOURS,
    drawn: (event) => (event.type === 'colour' ? [event.colour] : NONE),
  },
  stories: {
    cards: STORIES.map(({ id }) => id),
    drawn: (event) => (event.type === 'story-read' ? [event.story] : NONE),
  },
  lines: {
    cards: LINES,
    drawn: (event) => (event.type === 'story-told' ? [event.line] : NONE),
  },
  // Events do not say which branch was taken: tally.ts counts them.
  branches: { cards: BRANCHES, drawn: () => NONE },
};
