import type { Eleven } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { RecentLogList } from '../../../log/recent-log.tsx';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { isOver, isStopped } from '../../../table/is-over.ts';
import type { View } from './asked.ts';
import { Bidders } from './auction/bidders.tsx';
import { isBidder } from './auction/is-bidder.ts';
import './waiting.css';

/** What there is to see while somebody else decides. */
export function Waiting({ draft, view }: { readonly draft: AnswerDraft<Eleven>; readonly view: View }) {
  const { auction } = view;
  const standing =
    auction?.position == null
      ? null
      : text('asking.stands-at', { position: auction.position, bid: auction.bid ?? 0 });
  return (
    <div class="waiting">
      <p class="asking-prompt">{draft.say(waitingText(draft.table))}</p>
      {auction !== null && (
        <>
          {standing !== null && <p>{draft.say(standing)}</p>}
          <Bidders draft={draft} view={view} />
          {isBidder(draft) && <p class="waiting-order">{t('asking.may-order')}</p>}
        </>
      )}
      <RecentLogList draft={draft} />
    </div>
  );
}

/** Whom all wait for. */
function waitingText(table: AnswerDraft<Eleven>['table']): Text {
  const seats = table.asked.value;
  if (isStopped(table)) return text('frame.stopped');
  if (isOver(table)) return text('frame.over');
  return seats.length === 0 ? text('frame.one-moment') : text('asking.waiting', { seats });
}
