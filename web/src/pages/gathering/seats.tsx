import type { Seat } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { botName } from '../../games/bot-texts.ts';
import { t } from '../../i18n/translate.ts';
import { type Look, looksOf } from '../../seats/looks.ts';
import { SeatBadge } from '../../seats/seat-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as gathering from './gathering.module.css';
import { gameOf, myName, type SeatActions } from './seat-actions.ts';
import { SeatMenu } from './seat-menu.tsx';

/** The seats around the table, clockwise from the top. */
export function Seats({ company, tell }: SeatActions) {
  const { seats, commitment } = company.card.value;
  const looks = looksOf(
    seats.map((sitter) => ({ name: sitter?.name ?? null, colour: sitter?.colour, symbol: sitter?.symbol })),
    commitment,
  );
  return (
    <ol class={gathering.seats} aria-label={t('gathering.seats')}>
      {seats.map((sitter, seat) => {
        const look = looks[seat];
        const angle = ((seat / seats.length) * 2 - 0.5) * Math.PI;
        const place = { '--across': Math.cos(angle).toFixed(3), '--down': Math.sin(angle).toFixed(3) };
        return look === undefined ? null : (
          <li key={seat} class={gathering.seatsOne} style={place}>
            <SeatCard company={company} tell={tell} seat={seat} sitter={sitter} look={look} />
          </li>
        );
      })}
    </ol>
  );
}

interface SeatCardProps extends SeatActions {
  readonly seat: Seat;
  readonly sitter: Card['seats'][number];
  readonly look: Look;
}

/** One seat: the person or bot on it, and what this person may do about it. */
function SeatCard({ company, tell, seat, sitter, look }: SeatCardProps) {
  const mine = company.seat.value;
  const number = seat + 1;
  const isPerson = sitter !== null && sitter.bot === undefined;
  return (
    <div class={gathering.seatCard} data-empty={sitter === null} data-mine={seat === mine}>
      <div class={gathering.seatCardWho}>
        {sitter === null ? (
          <span class={gathering.seatCardFree}>{t('gathering.free', { number })}</span>
        ) : (
          <>
            <SeatBadge symbol={look.symbol} colour={look.colour} size={34} />
            <span class={gathering.seatCardName}>
              {look.name}
              {sitter.bot !== undefined && (
                <small>{t('gathering.bot', { level: botName(sitter.bot) })}</small>
              )}
              {seat === mine && <small>{t('gathering.you')}</small>}
              {seat === company.card.value.host && <small>{t('gathering.host')}</small>}
            </span>
          </>
        )}
        {isPerson && (
          <span class={gathering.seatCardReady} data-ready={sitter.ready}>
            {sitter.ready && <Icon name="check" />}
            {t(sitter.ready ? 'gathering.is-ready' : 'gathering.not-ready')}
          </span>
        )}
        {isPerson && seat !== mine && company.isHost.value && (
          <SeatMenu company={company} tell={tell} seat={seat} name={look.name} />
        )}
      </div>
      <div class={gathering.seatCardDoing}>
        {sitter === null && (
          <button
            type="button"
            onClick={() => {
              tell(company.sit({ seat, name: myName() }));
            }}
          >
            {t(mine === null ? 'gathering.sit-here' : 'gathering.move-here')}
            <span class="heard-only">{t('gathering.seat', { number })}</span>
          </button>
        )}
        {!isPerson && company.isHost.value && (
          <select
            aria-label={t('gathering.bot-on', { number })}
            value={sitter?.bot ?? ''}
            onChange={({ currentTarget: { value } }) => {
              tell(company.setBot(seat, value === '' ? null : value));
            }}
          >
            <option value="">{t('gathering.no-bot')}</option>
            {gameOf(company).profile.levels.map((level) => (
              <option key={level} value={level}>
                {t('screen.a-bot', { level: botName(level) })}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
