import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { nameOf } from './shown.ts';

/**
 * What a viewer imagines follows from what that viewer knows: from a state they could not tell from the true one they
 * imagine the same. A bot that thinks over imagined tables cannot peek, then.
 */
export function imagined<K extends Kinds>({ game, chanceOf }: Table<K>): Check<K> {
  return {
    name: 'imagined: what a viewer imagines follows from what that viewer knows',
    sampled(turn) {
      const { seed } = chanceOf(`imagined/${turn.number}`);
      for (const { viewer, moment } of turn.worlds()) {
        const fromTruth = game.imagine(turn.before.moment.state, viewer, { seed, drawn: {} });
        const fromAnother = game.imagine(moment.state, viewer, { seed, drawn: {} });
        const whose = `what ${nameOf(viewer)} imagines of the truth and of what looks like it`;
        mustBeSame(whose, JSON.stringify(fromTruth), JSON.stringify(fromAnother));
        const { chance } = fromTruth;
        const isOwn = chance.seed === seed && Object.keys(chance.drawn).length === 0;
        must(isOwn, `what ${nameOf(viewer)} imagines does not draw on from the chance given`);
      }
    },
  };
}
