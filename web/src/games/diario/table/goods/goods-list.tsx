import { type Good, type Goods, kindsIn } from '@vigilia/game-diario';
import { isTaken, pointingAt } from '../../../../draft/pointing.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { GoodPicture } from './good-picture.tsx';
import * as styles from './goods-list.module.css';
import { GROUPS, SHELVES } from './shelves.ts';

interface Props extends DraftProps {
  readonly goods: Goods;
  /** If there is no room for names, the pictures are counted. */
  readonly isNamed: boolean;
  /** How many of a good came or went just now; its picture says so for a moment. */
  readonly changes?: Goods;
  readonly chosen: Good | null;
  readonly onChoose: (good: Good) => void;
}

/** Goods as counted pictures, shelf by shelf. Pressed, one is chosen to be read about, and picked if it can be. */
export function GoodsList({ draft, goods, isNamed, changes = {}, chosen, onChoose }: Props) {
  const kinds = new Set(kindsIn(goods));
  return GROUPS.map((group) => {
    const there = SHELVES[group].filter((good) => kinds.has(good));
    if (there.length === 0) return null;
    return (
      <ul
        key={group}
        class={styles.goodsList}
        data-named={isNamed ? '' : undefined}
        aria-label={say(draft, 'goods.group', { group })}
      >
        {there.map((good) => {
          const noun = `good:${good}` as const;
          const count = goods[good] ?? 0;
          const by = changes[good] ?? 0;
          return (
            <li key={good} {...pointingAt(draft, [noun])}>
              <button
                type="button"
                class={styles.goodsListGood}
                aria-pressed={chosen === good}
                data-open={draft.canPick(noun) ? '' : undefined}
                data-taken={isTaken(draft, noun) ? '' : undefined}
                data-lit={draft.lit.value.has(noun) ? '' : undefined}
                onClick={() => onChoose(good)}
              >
                <GoodPicture good={good} />
                <b
                  key={count}
                  data-change={by === 0 ? undefined : by > 0 ? 'came' : 'went'}
                  aria-hidden="true"
                >
                  {count}
                </b>
                <span class={isNamed ? styles.goodsListName : 'heard-only'}>
                  {say(draft, `good.${good}`, { count })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    );
  });
}
