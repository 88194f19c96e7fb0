import { GOODS, type Good, RESOURCES } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { GoodPicture } from '../../goods/good-picture.tsx';
import { say } from '../../say.ts';
import * as styles from './good-counter.module.css';

interface Props extends DraftProps {
  readonly good: Good;
  readonly count: number;
  readonly least?: number;
  readonly most: number;
  /** What stands under the name: weight, value. */
  readonly detail: string;
  readonly setCount: (count: number) => void;
}

/** How many of a good: pressed it is one more, and a small button takes one back. */
export function GoodCounter({ draft, good, count, least = 0, most, detail, setCount }: Props) {
  return (
    <div class={styles.goodCounter} data-counted={count > 0 ? '' : undefined}>
      <button
        type="button"
        class={styles.goodCounterMore}
        aria-disabled={count >= most}
        onClick={() => {
          if (count < most) setCount(count + 1);
        }}
      >
        <GoodPicture good={good} size={1.6} />
        <span>
          {count === 0 ? (
            say(draft, 'board-good.name', { good })
          ) : (
            <b>{say(draft, 'board-good.counted', { goods: [`${good}:${count}`] })}</b>
          )}{' '}
          <small>{detail}</small>
          <span class="heard-only">{say(draft, 'board-good.more')}</span>
        </span>
      </button>
      <button
        type="button"
        class={styles.goodCounterLess}
        aria-label={say(draft, 'board-good.less', { good, count })}
        aria-disabled={count <= least}
        onClick={() => {
          if (count > least) setCount(count - 1);
        }}
      >
        −
      </button>
    </div>
  );
}

const NEEDS: readonly (readonly Good[])[] = [
  ['canned-food', 'raw-food', 'vegetable', 'water'],
  ['meds', 'herbal-meds', 'bandage', 'chems', 'herb'],
  RESOURCES,
];

function needOf(good: Good): number {
  const place = NEEDS.findIndex((goods) => goods.includes(good));
  return place < 0 ? NEEDS.length : place;
}

/** Food and Water first, then remedies, resources and the rest; of each, the heaviest first. */
export function byNeed(one: Good, other: Good): number {
  return needOf(one) - needOf(other) || GOODS[other].weight - GOODS[one].weight;
}
