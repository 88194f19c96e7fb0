import { chanceToFind, findsOf, listOf } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './finds.module.css';

interface Props extends ViewProps {
  readonly chart: Parameters<typeof findsOf>[1];
}

/** What a search may bring, row by row with its odds; the Location's special findings stand on its card. */
export function Finds({ draft, view, chart }: Props) {
  return (
    <details class={styles.finds}>
      <summary>
        {say(draft, 'exploring.may-hold', { chart, percent: Math.round(100 * chanceToFind(view, chart)) })}
      </summary>
      <ul class={styles.findsRows}>
        {findsOf(view, chart).map(({ goods, chance }) => {
          const percent = Math.round(chance * 100);
          const list = listOf(goods);
          return (
            <li key={list.join()}>
              {list.length === 0
                ? say(draft, 'exploring.finds-nothing', { percent })
                : say(draft, 'exploring.finds', { percent, goods: list })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
