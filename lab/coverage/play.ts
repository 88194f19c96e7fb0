import { type Diario, game } from '@vigilia/game-diario';
import type { Event, House } from '@vigilia/game-diario/content';
import { type Answered, advance, type Bot, begin, drawBelow, imagining, namedSeed } from '@vigilia/kernel';

interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly bot: Bot<Diario>;
}

/** Plays one game to its end; the Leader alone answers. Calls `see` with every event and the house as it was dealt. */
export async function playCovered(
  { seed, seats, bot }: Table,
  see: (event: Event, dealt: House) => void,
): Promise<void> {
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const options = { difficulty: 'normal' } as const;
  let moment: Answered<Diario> = begin(game, seats, options, { seed: namedSeed(seed), drawn: {} });
  // Houses are replaced, never changed: this one stays as it was dealt.
  const dealt = moment.state.house;
  for (;;) {
    for (const { event } of moment.told) see(event, dealt);
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const choice = await bot.choose(
      game.view(moment.state, ask.seat),
      ask,
      draw,
      imagining(game, moment.state, ask),
    );
    moment = advance(game, moment, ask, choice);
  }
}
