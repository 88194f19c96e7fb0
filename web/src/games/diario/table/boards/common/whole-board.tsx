import { listOf, OBJECTIVES } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './whole-board.module.css';

/** The ground of a board that decides several things at once. */
export function WholeBoard({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={styles.wholeBoard} data-board={name}>
      {children}
    </div>
  );
}

interface Props extends AskedProps {
  readonly delivers: boolean;
  readonly setDelivers: (delivers: boolean) => void;
}

/** Paying the Objective along with the rest, if it can be paid now (MORN-2). */
export function Delivery({ draft, asked: { view, ask }, delivers, setDelivers }: Props) {
  const isOffered = ask.choices.some(({ verb }) => verb === 'deliver');
  if (view.objective === null || !(isOffered || delivers)) return null;
  return (
    <button
      type="button"
      class={styles.delivery}
      aria-pressed={delivers}
      onClick={() => setDelivers(!delivers)}
    >
      {say(draft, 'board-row.deliver', {
        objective: view.objective.id,
        goods: listOf(OBJECTIVES[view.objective.id].cost),
      })}
    </button>
  );
}
