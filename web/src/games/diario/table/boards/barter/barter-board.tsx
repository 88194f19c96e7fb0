import { amountOf, type Diario, GOODS, type Good } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { sureGloss } from '../../plan-notes.ts';
import { say } from '../../say.ts';
import { GoodCounter } from '../common/good-counter.tsx';
import { createMoment, type QuestionPart } from '../common/moment.ts';
import { boardOf, type OpenBoard, type Openings, openingFromModel } from '../common/opening.ts';
import { WholeBoard } from '../common/whole-board.tsx';
import * as styles from './barter-board.module.css';
import {
  accountOf,
  type Barter,
  barterModel,
  canGive,
  isWithinMeans,
  NO_TRADE,
  ourGoods,
  stockOf,
  wares,
  withGiven,
  withTaken,
} from './barter-model.ts';

const VERBS = ['give', 'take', 'done'];

/** Give and take in two columns (TRADE-1, TRADE-2). */
const barterBoard: Control<Diario> = {
  name: 'barter',
  serves: ({ verb }, { prompt }) =>
    (prompt.key === 'prompt.commission' || prompt.key === 'prompt.barter') && VERBS.includes(verb),
  Body: BarterBoard,
  promptOf: () => text('barter-board.prompt'),
};

function BarterBoard(props: AskedProps) {
  const { draft } = props;
  const board = boardOf(props, barterModel);
  const { view, model, change } = board;
  return (
    <WholeBoard name="barter-board">
      <Reckoning {...props} {...board} />
      <div class={styles.barterBoardSides}>
        <section class={styles.barterBoardSide}>
          <h3>{say(draft, 'barter-board.theirs')}</h3>
          {stockOf(view).map((good) => (
            <GoodCounter
              key={good}
              draft={draft}
              good={good}
              count={amountOf(model.taken, good)}
              most={amountOf(model.taken, good) + (isWithinMeans(view, model, good) ? 1 : 0)}
              detail={detailOf(good, amountOf(view.box, good))}
              setCount={(count) => change((barter) => withTaken(barter, good, count))}
            />
          ))}
        </section>
        <section class={styles.barterBoardSide}>
          <h3>{say(draft, 'barter-board.ours')}</h3>
          {wares(view).map((good) => (
            <GoodCounter
              key={good}
              draft={draft}
              good={good}
              count={amountOf(model.given, good)}
              most={amountOf(model.given, good) + (canGive(view, model, good) ? 1 : 0)}
              detail={detailOf(good, amountOf(ourGoods(view), good))}
              setCount={(count) => change((barter) => withGiven(view, barter, good, count))}
            />
          ))}
        </section>
      </div>
      <button type="button" class={styles.barterBoardNone} onClick={() => change(() => NO_TRADE)}>
        {say(draft, 'barter-board.no-trade')}
      </button>
    </WholeBoard>
  );

  function detailOf(good: Good, count: number): string {
    return say(draft, 'barter-board.of', { count, value: GOODS[good].value });
  }
}

/** How the account stands, and what is lost as no change is given. */
function Reckoning({ draft, view, model }: AskedProps & OpenBoard<Barter>) {
  const { commission, owed, overpaid, given, taken, credit } = accountOf(view, model);
  const lost = taken > 0 ? credit : 0;
  return (
    <p class={styles.barterBoardSums} data-owed={owed > 0 ? '' : undefined}>
      {commission > 0 && (
        <span>
          {owed > 0
            ? say(draft, 'barter-board.commission-due', { commission, owed })
            : say(draft, 'barter-board.commission-paid', { commission })}
        </span>
      )}
      <b>{say(draft, 'barter-board.sums', { given, taken, credit })}</b>
      {overpaid + lost > 0 && <span>{say(draft, 'barter-board.lost', { value: overpaid + lost })}</span>}
    </p>
  );
}

export const BARTER_OPENINGS: Openings = {
  'prompt.commission': openingFromModel(barterModel),
  'prompt.barter': openingFromModel(barterModel),
};

/** A visitor at the door, and what is traded there or out of doors. */
export const barterPart: QuestionPart = {
  controls: [barterBoard],
  moment: createMoment({ openings: BARTER_OPENINGS, glossOf: sureGloss }),
};
