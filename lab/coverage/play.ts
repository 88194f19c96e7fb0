import type { Diario } from '@vigilia/game-diario';
import type { Choice, Event, House } from '@vigilia/game-diario/content';
import {
  type Answered,
  type Ask,
  advance,
  type Bot,
  begin,
  drawBelow,
  type Game,
  imagining,
  namedSeed,
  type Offer,
} from '@vigilia/kernel';

/** A game as it is dealt and steered. */
export interface Steered {
  readonly seed: string;
  readonly seats: number;
  readonly read: readonly string[];
  readonly bot: Bot<Diario>;
  /** A choice that is taken instead of the bot's, if there is one. */
  readonly wish: (table: Diario['state'], ask: Ask<Choice>) => Choice | undefined;
  /** What the bot may choose from. */
  readonly offer: (table: Diario['state'], ask: Ask<Choice>) => Offer<Choice>;
}

/** Plays one game to its end; the Leader alone answers. Calls `see` with every event and the house as it was dealt. */
export async function playCovered(
  game: Game<Diario>,
  { seed, seats, read, bot, wish, offer }: Steered,
  see: (event: Event, dealt: House) => void,
): Promise<void> {
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const options = { difficulty: 'normal', read } as const;
  let moment: Answered<Diario> = begin(game, seats, options, { seed: namedSeed(seed), drawn: {} });
  // Houses are replaced, never changed: this one stays as it was dealt.
  const dealt = moment.state.house;
  for (;;) {
    for (const { event } of moment.delivered) see(event, dealt);
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const { state } = moment;
    const wished = wish(state, ask);
    const open = { ...ask, ...offer(state, ask) };
    const choice =
      wished ?? (await bot.choose(game.view(state, ask.seat), open, draw, imagining(game, state, ask)));
    moment = advance(game, moment, ask, choice);
  }
}
