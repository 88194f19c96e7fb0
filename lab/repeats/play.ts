import { type Diario, game, planner } from '@vigilia/game-diario';
import { DRAWN_STORIES, type Event } from '@vigilia/game-diario/content';
import { type Answered, advance, begin, drawBelow, imagining, namedSeed } from '@vigilia/kernel';

/** What a player can meet again. */
export const KINDS = ['readings', 'events', 'visitors', 'residents'] as const;
export type Kind = (typeof KINDS)[number];

/** What a player met in one game, each as often as it came. */
export type Met = Readonly<Record<Kind, readonly string[]>>;

/** One game of a player: what was met, and how it went. */
export interface GameRow extends Met {
  readonly isWon: boolean;
  /** The day of the first loss; null if none of the group was lost. */
  readonly firstLoss: number | null;
}

/** A player to be followed, as plain data: it goes to another thread. */
export interface PlayerJob {
  readonly seed: string;
  readonly games: number;
}

/** One player's games by the planner, one after the other. The table of each knows what was read in those before. */
export async function playInSequence({ seed, games }: PlayerJob): Promise<GameRow[]> {
  const read = new Set<string>();
  const rows: GameRow[] = [];
  for (let number = 1; number <= games; number++) {
    const row = await playGame(
      `${seed}/${number}`,
      DRAWN_STORIES.filter((id) => read.has(id)),
    );
    for (const story of row.readings) read.add(story);
    rows.push(row);
  }
  return rows;
}

async function playGame(seed: string, read: readonly string[]): Promise<GameRow> {
  const chance = { seed: namedSeed(`planner of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const options = { difficulty: 'normal', read } as const;
  let moment: Answered<Diario> = begin(game, 1, options, { seed: namedSeed(seed), drawn: {} });
  const met: Record<Kind, string[]> = { readings: [], events: [], visitors: [], residents: [] };
  for (;;) {
    for (const { event } of moment.delivered) note(met, event);
    const { state } = moment;
    const [ask] = moment.asks;
    if (ask === undefined) {
      const isWon = state.over !== null && state.over.score !== null;
      return { ...met, isWon, firstLoss: state.gone[0]?.day ?? null };
    }
    const view = game.view(state, ask.seat);
    const choice = await planner.choose(view, ask, draw, imagining(game, state, ask));
    moment = advance(game, moment, ask, choice);
  }
}

function note(met: Record<Kind, string[]>, event: Event): void {
  if (event.type === 'story-read') met.readings.push(event.story);
  if (event.type === 'event-turned') met.events.push(event.event);
  if (event.type === 'visitor') met.visitors.push(event.visitor);
  if (event.type === 'encountered') met.residents.push(event.resident);
}
