import { EXPLORATION_IDS, type ExplorationId } from '../src/data/cards/exploration.ts';
import type { FindingsId } from '../src/data/cards/findings.ts';
import type { ResidentId } from '../src/data/cards/residents.ts';
import type { Frame } from '../src/state/frames.ts';
import type { Scavenging } from '../src/state/state.ts';
import { at, type Position, type Scenario, type Sketch } from './scenario.ts';

export const OUT: Sketch = { duty: 'scavenge' };
export const GUARD: Sketch = { duty: 'guard' };

interface Night extends Position {
  /** The Unknown deck, top first; the rest of the cards are in the Exploration deck. */
  readonly cards?: readonly ExplorationId[];
  /** On top of their decks. */
  readonly resident?: ResidentId;
  readonly found?: FindingsId;
  /** Where they are and how it stands; the music school, and nothing has happened yet, if not said. */
  readonly out?: Partial<Scavenging>;
}

/** Marin and Vesna are out, Anton is on guard, and these frames are about to happen. */
export function night(
  frames: readonly Frame[],
  { cards = [], resident, found, out = {}, decks, ...position }: Night = {},
  setting: Parameters<typeof at>[2] = {},
): Scenario {
  const dealt = decks ?? at([], {}, setting).table.decks;
  const scavenging: Scavenging = {
    place: 'far',
    location: 'music-school',
    noise: 1,
    area: { cards: [], residents: [] },
    waiting: [],
    hushed: [],
    specials: [],
    left: false,
    ...out,
  };
  return at(
    frames,
    {
      phase: 'scavenging',
      people: { marin: OUT, vesna: OUT, anton: GUARD },
      scavenging,
      decks: {
        ...dealt,
        unknown: cards,
        exploration: EXPLORATION_IDS.filter((card) => !cards.includes(card)),
        residents: onTop(dealt.residents, resident),
        findings: onTop(dealt.findings, found),
      },
      ...position,
    },
    setting,
  );
}

function onTop<Card>(deck: readonly Card[], card: Card | undefined): readonly Card[] {
  return card === undefined ? deck : [card, ...deck.filter((other) => other !== card)];
}
