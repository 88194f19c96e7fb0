import { type Diario, planner } from '@vigilia/game-diario';
import type { Bot } from '@vigilia/kernel';

/** The Noise from which on stories take notice of it. */
const LOUD = 6;
/** One in this number of goods in Storage stays at home. */
const KEEPS_ONE_IN = 3;

/** Plays like the planner, but goes out heavily laden, makes Noise, and looks around only when it is loud. */
export const wanderer: Bot<Diario> = {
  choose(view, ask, draw, imagine) {
    const [range] = ask.ranges;
    if (range?.from.verb === 'pack' && draw(KEEPS_ONE_IN) > 0) {
      const { from, to } = ask.ranges[draw(ask.ranges.length)] ?? range;
      return { ...from, amount: to };
    }
    const isLoud = (view.scavenging?.noise ?? 0) >= LOUD;
    const bold = ask.choices.find(({ verb }) =>
      isLoud ? verb === 'look' : verb === 'loudly' || verb === 'roll' || verb === 'explore',
    );
    return bold ?? planner.choose(view, ask, draw, imagine);
  },
};
