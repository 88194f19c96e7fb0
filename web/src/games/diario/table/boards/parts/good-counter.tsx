import type { Good } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { GoodPicture } from '../../goods/good-picture.tsx';
import { say } from '../../say.ts';
import './good-counter.css';

interface Props extends DraftProps {
  readonly good: Good;
  readonly count: number;
  readonly least?: number;
  readonly most: number;
  /** What stands under the name: weight, value. */
  readonly detail: string;
  readonly setCount: (count: number) => void;
}

/** How many of a good: one less, the number, one more. */
export function GoodCounter({ draft, good, count, least = 0, most, detail, setCount }: Props) {
  const step = (by: number) => {
    if (count + by >= least && count + by <= most) setCount(count + by);
  };
  return (
    <div class="good-counter" data-counted={count > 0 ? '' : undefined}>
      <button
        type="button"
        aria-label={say(draft, 'board-good.less', { good, count })}
        aria-disabled={count <= least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <span class="good-counter-what">
        <GoodPicture good={good} size={1.5} />
        <span>
          <b>{count}</b> <span class="good-counter-name">{say(draft, 'board-good.name', { good })}</span>
          <small>{detail}</small>
        </span>
      </span>
      <button
        type="button"
        aria-label={say(draft, 'board-good.more', { good, count })}
        aria-disabled={count >= most}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
