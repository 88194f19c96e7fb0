import type { Move, Person } from '@vigilia/game-diario';
import { signed } from '@vigilia/game-diario/texts';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import type { OpenBoard } from '../common/opening.ts';
import * as dawnBoard from './dawn-board.module.css';
import { type Dawn, fateAhead } from './dawn-model.ts';

/** What Fate may do to Illness and Wounds with what is on the board, and with a nurse's care (DAWN-3). */
export function FateLines({
  draft,
  view,
  model,
  person,
}: Pick<AskedProps, 'draft'> & Pick<OpenBoard<Dawn>, 'view' | 'model'> & { readonly person: Person }) {
  const { care, moves, nursed } = fateAhead(view, model, person);
  const lines = (['illness', 'wounds'] as const).filter((state) => person.levels[state] > 0);
  return (
    <>
      {lines.map((state) => (
        <span
          key={state}
          class={dawnBoard.dawnBoardFate}
          data-deadly={moves[state].death > 0 ? '' : undefined}
        >
          {say(draft, 'dawn-board.move', {
            state,
            level: person.levels[state],
            by: rangeOf(moves[state]),
          })}
          <Death draft={draft} move={moves[state]} />
          {care === 'certain' && <> · {say(draft, 'dawn-board.nursed')}</>}
          {care === 'chosen' && !isSameMove(moves[state], nursed[state]) && (
            <>
              {' · '}
              {say(draft, 'dawn-board.if-nursed', { by: rangeOf(nursed[state]) })}
              <Death draft={draft} move={nursed[state]} />
            </>
          )}
        </span>
      ))}
    </>
  );
}

function Death({ draft, move: { death } }: Pick<AskedProps, 'draft'> & { readonly move: Move }) {
  if (death === 0) return null;
  return <strong> {say(draft, 'dawn-board.death', { percent: Math.round(death * 100) })}</strong>;
}

function rangeOf({ least, most }: Move): string {
  return least === most ? signed(least) : `${signed(least)} … ${signed(most)}`;
}

function isSameMove(one: Move, other: Move): boolean {
  return one.least === other.least && one.most === other.most && one.death === other.death;
}
