import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { columnName } from './column-name.ts';
import type { Whereabouts } from './whereabouts.ts';
import './column-head.css';

const CARDS: Readonly<Record<'chosen' | 'unknown', string>> = {
  chosen: 'M5 2.5h14v19H5zM12 6.5l1.6 3.7 4 .4-3 2.7.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.7 4-.4z',
  unknown: 'M8 2.5h12v16H8M8 2.5v16h12M4.5 6v15.5h12M11.7 8.3c.2-3 4.7-2.9 4.6 0 0 2-2.3 2-2.3 4M14 14.8h.01',
};

interface ColumnHeadProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly column: Whereabouts;
  readonly isMine: boolean;
}

export function ColumnHead({ draft, column, isMine }: ColumnHeadProps) {
  const sitter = typeof column === 'number' ? draft.table.sitters.value[column] : undefined;
  return (
    <th scope="col" class="sheet-column" data-mine={isMine ? '' : undefined}>
      {sitter !== undefined && <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={26} />}
      {typeof column === 'string' && (
        <svg class="sheet-card" viewBox="0 0 24 24" aria-hidden="true">
          <path d={CARDS[column]} />
        </svg>
      )}
      <span class="sheet-column-name">{columnName(draft, column)}</span>
    </th>
  );
}
