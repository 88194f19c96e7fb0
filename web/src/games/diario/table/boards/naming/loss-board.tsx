import { type Good, namingProposals, planAhead } from '@vigilia/game-diario';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import type { AskedProps, Choice, View } from '../../asked.ts';
import { say } from '../../say.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';
import { GoodCounter } from '../common/good-counter.tsx';
import { boardOf } from '../common/opening.ts';

/** What is given up, all of it at once. */
export function LossBoard(props: AskedProps) {
  const { draft, asked } = props;
  const { view, model, change } = boardOf(props, lossModel);
  const open = stillDue(view, draft.plan.value);
  const shelf = shelfOf(view);
  return (
    <div class={optionList.optionRows}>
      <p class={optionList.optionHeading} role="status">
        {say(draft, 'naming.due', { count: open })}
      </p>
      {asked.ask.choices.map((choice) => {
        if (choice.verb !== 'lose') return null;
        const { good } = choice;
        const count = model.get(good) ?? 0;
        const held = shelf[good] ?? 0;
        return (
          <GoodCounter
            key={good}
            draft={draft}
            good={good}
            count={count}
            most={Math.min(held, count + open)}
            detail={say(draft, 'naming.held', { count: held })}
            setCount={(wished) => change((losses) => new Map([...losses, [good, wished]]))}
          />
        );
      })}
    </div>
  );
}

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
function stillDue(view: View, plan: readonly Choice[]): number {
  const next = planAhead(view, plan)?.next ?? null;
  return next?.prompt.key === 'prompt.choose-loss' ? Number(next.prompt.vars.count) : 0;
}

/** Where such a loss is taken from: out of doors the Findings, at home Storage. */
function shelfOf({ frame, pile, storage }: View): View['storage'] {
  return frame?.step === 'choose-loss' && frame.scene.where === 'out' ? pile : storage;
}
