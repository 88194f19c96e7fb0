import type { Eleven, View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import { botName } from '../../bot-texts.ts';
import * as styles from './remarks.module.css';
import { lastPositionOf } from './seating.ts';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}

/** What else there is to say about a player in a word or two, the most pressing first. */
export function Remarks({ draft, view, seat }: Props) {
  const sitter = draft.table.sitters.value[seat];
  const isAsked = draft.table.asked.value.includes(seat);
  return (
    <span class={styles.playersStanding}>
      {isAsked && <span class="heard-only">{t('players.choosing')}</span>}
      <Remark words={bidding(view, seat)} />
      <Remark words={wordsAbout(draft, seat)} />
      {sitter?.bot != null && (
        <span class={styles.playersBot} title={botName(sitter.bot)}>
          {botName(sitter.bot)}
        </span>
      )}
      {view.viewer === seat && <span class={styles.playersYou}>{t('players.you')}</span>}
      <LastPosition draft={draft} view={view} seat={seat} />
    </span>
  );
}

function Remark({ words }: { readonly words: string | null }) {
  return words === null ? null : <em>{words}</em>;
}

function bidding({ auction, players }: View, seat: Seat): string | null {
  if (players[seat]?.out === true) return t('players.out');
  if (auction === null || auction.bid === null) return null;
  if (auction.leader === seat) return t('players.leads', { bid: auction.bid });
  return auction.passed.includes(seat) ? t('players.passed') : null;
}

function wordsAbout(draft: AnswerDraft<Eleven>, seat: Seat): string | null {
  const sitter = draft.table.sitters.value[seat];
  if (sitter === undefined) return null;
  if (sitter.lent !== null) {
    return sitter.lent.to === 'bot'
      ? t('players.lent-to-bot')
      : draft.say(text('players.lent-to', { seat: sitter.lent.to }));
  }
  return sitter.isPresent || sitter.bot !== null ? null : t('players.away');
}

function LastPosition({ draft, view, seat }: Props) {
  const position = lastPositionOf(view, seat);
  if (position === null || view.players[seat]?.out === true) return null;
  return (
    <span class={styles.playersLast} title={draft.say(text('players.last-hour', { position }))}>
      {draft.say(text('players.was', { position }))}
    </span>
  );
}
