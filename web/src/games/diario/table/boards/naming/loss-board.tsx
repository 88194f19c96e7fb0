import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { GoodCounter } from '../parts/good-counter.tsx';
import { boardOf } from '../parts/open-board.ts';
import { lossModel, shelfOf, stillDue } from './losses.ts';

/** What is given up, all of it at once. */
export function LossBoard(props: AskedProps) {
  const { draft, asked } = props;
  const { view, model, change } = boardOf(props, lossModel);
  const open = stillDue(view, draft.plan.value);
  const shelf = shelfOf(view);
  return (
    <div class="option-rows">
      <p class="option-heading" role="status">
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
