import {
  amountOf,
  carryLimit,
  type Diario,
  GOODS,
  kindsIn,
  listOf,
  minus,
  weightOf,
} from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as goodCounter from '../common/good-counter.module.css';
import { GoodCounter } from '../common/good-counter.tsx';
import { boardOf } from '../common/opening.ts';
import { WholeBoard } from '../common/whole-board.tsx';
import * as styles from './findings-board.module.css';
import { findingsModel, goodsToCarry, leastOf, loadOf, mostOf, withCarried } from './findings-model.ts';

const VERBS = ['drop', 'add', 'home'];

/** What comes home: a knapsack with its weights (SCAV-8). */
export const findingsBoard: Control<Diario> = {
  name: 'findings',
  serves: ({ verb }, { prompt }) => prompt.key === 'prompt.findings' && VERBS.includes(verb),
  Body: FindingsBoard,
  promptOf: () => text('findings-board.prompt'),
};

function FindingsBoard(props: AskedProps) {
  const { draft } = props;
  const { view, model, change } = boardOf(props, findingsModel);
  const load = loadOf(view, model);
  const weight = weightOf(load);
  const limit = carryLimit(view);
  const dropped = listOf(minus(view.pile, keptOf(view.pile, load)));
  return (
    <WholeBoard name="findings-board">
      <p class={styles.findingsBoardWeight} data-heavy={weight > limit ? '' : undefined}>
        <meter min={0} max={limit} value={Math.min(weight, limit)} aria-hidden="true" />
        <b>{say(draft, 'findings-board.weight', { weight, limit })}</b>
        {weight > limit && <span>{say(draft, 'findings-board.too-heavy', { over: weight - limit })}</span>}
        {dropped.length > 0 && <span>{say(draft, 'findings-board.stays', { goods: dropped })}</span>}
      </p>
      <div class={goodCounter.goodCounters}>
        {goodsToCarry(view).map((good) => (
          <GoodCounter
            key={good}
            draft={draft}
            good={good}
            count={amountOf(load, good)}
            least={leastOf(view, good)}
            most={mostOf(view, model, good)}
            detail={say(draft, 'findings-board.of', {
              found: amountOf(view.pile, good),
              weight: GOODS[good].weight,
            })}
            setCount={(count) => change((findings) => withCarried(view, findings, good, count))}
          />
        ))}
      </div>
    </WholeBoard>
  );
}

/** Of what was found, what is carried. */
function keptOf(pile: Parameters<typeof kindsIn>[0], load: Parameters<typeof kindsIn>[0]) {
  return Object.fromEntries(
    kindsIn(pile).map((good) => [good, Math.min(amountOf(pile, good), amountOf(load, good))]),
  );
}
