import { type Good, namingProposals, planAhead } from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import type { BoardModel } from '../parts/board-model.ts';
import { fitted } from '../parts/fitted.ts';

/** How many of each good are given up. */
type Losses = ReadonlyMap<Good, number>;

export const lossModel: BoardModel<Losses> = {
  proposals: namingProposals,
  read(_view, plan) {
    const losses = new Map<Good, number>();
    for (const choice of plan)
      if (choice.verb === 'lose') losses.set(choice.good, (losses.get(choice.good) ?? 0) + 1);
    return losses;
  },
  write: (view, losses) =>
    fitted(
      view,
      [...losses].flatMap(([good, count]) =>
        Array.from({ length: count }, (): Choice => ({ verb: 'lose', good })),
      ),
    ),
};

/** How many more are to be named; what is left over by itself needs no naming. */
export function stillDue(view: View, plan: readonly Choice[]): number {
  const next = planAhead(view, plan)?.next ?? null;
  return next?.prompt.key === 'prompt.choose-loss' ? Number(next.prompt.vars.count) : 0;
}

/** Where such a loss is taken from: out of doors the Findings, at home Storage. */
export function shelfOf({ frame, pile, storage }: View): View['storage'] {
  return frame?.step === 'choose-loss' && frame.scene.where === 'out' ? pile : storage;
}
