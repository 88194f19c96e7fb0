import type { Refusal } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { looksOf } from '../seats/looks.ts';
import type { Company } from '../table/company.ts';
import { SeatCard } from './seat-card.tsx';

export interface SeatActions {
  readonly company: Company;
  /** Waits for an action at the table and shows its refusal. */
  readonly tell: (doing: Promise<Refusal | null>) => void;
}

/** The seats around the table, clockwise from the top. */
export function Seats({ company, tell }: SeatActions) {
  const { seats, commitment } = company.card.value;
  const looks = looksOf(
    seats.map((sitter) => ({ name: sitter?.name ?? null, colour: sitter?.colour, symbol: sitter?.symbol })),
    commitment,
  );
  return (
    <ol class="seats" aria-label={t('gathering.seats')}>
      {seats.map((sitter, seat) => {
        const look = looks[seat];
        const angle = ((seat / seats.length) * 2 - 0.5) * Math.PI;
        const place = { '--across': Math.cos(angle).toFixed(3), '--down': Math.sin(angle).toFixed(3) };
        return look === undefined ? null : (
          <li key={seat} class="seats-one" style={place}>
            <SeatCard company={company} tell={tell} seat={seat} sitter={sitter} look={look} />
          </li>
        );
      })}
    </ol>
  );
}
