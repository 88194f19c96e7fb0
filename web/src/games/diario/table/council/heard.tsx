import { game } from '@vigilia/game-diario';
import type { Seat, WordedEvent } from '@vigilia/kernel';
import { SeatBadge } from '../../../../seats/seat-badge.tsx';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';
import { say } from '../say.ts';
import * as council from './council.module.css';
import { isSpoken, type Tally } from './tally.ts';

/** The voices that may be heard: the options that were spoken on, with the seats beside them. */
export function Heard({ draft, tally }: DraftProps & { readonly tally: Tally }) {
  if (!isSpoken(tally)) return null;
  const { options, trusting, silent } = tally;
  return (
    <ul class={council.councilHeard}>
      {options.map(({ number, choice, inFavour, against }) =>
        inFavour.length + against.length === 0 ? null : (
          <li key={number}>
            <span class={council.councilOption}>{draft.say(draft.choiceText(choice))}</span>
            <Said draft={draft} seats={inFavour} said="council.in-favour" />
            <Said draft={draft} seats={against} said="council.against-it" />
          </li>
        ),
      )}
      {trusting.length > 0 && (
        <li>
          <Said draft={draft} seats={trusting} said="council.trusting" />
        </li>
      )}
      {silent.length > 0 && (
        <li>
          <Said draft={draft} seats={silent} said="council.kept-silent" />
        </li>
      )}
    </ul>
  );
}

interface SaidProps extends DraftProps {
  readonly seats: readonly Seat[];
  readonly said: 'council.in-favour' | 'council.against-it' | 'council.trusting' | 'council.kept-silent';
}

/** Seats that said the same, and why: the reason of a bot, the words of a person. */
function Said({ draft, seats, said }: SaidProps) {
  if (seats.length === 0) return null;
  const { sitters, reasons, log } = draft.table;
  return (
    <span class={council.councilSaid} data-said={said}>
      {seats.map((seat) => {
        const look = sitters.value[seat];
        return look && <SeatBadge key={seat} symbol={look.symbol} colour={look.colour} />;
      })}
      <span>{say(draft, said, { seats })}</span>
      {seats.map((seat) => {
        const written = writtenBy(log.value, seat);
        return (
          written !== null && (
            <q key={seat} class={council.councilWords}>
              {written}
            </q>
          )
        );
      })}
      {seats.flatMap((seat) =>
        (reasons?.value.get(seat) ?? []).slice(0, 1).map((reason) => (
          <small key={seat} class={council.councilReason}>
            {draft.say(reason)}
          </small>
        )),
      )}
    </span>
  );
}

/** What a person wrote with the latest voice of a seat that this viewer was told; null if nothing. */
export function writtenBy(log: readonly Pick<LogEntry, 'events'>[], seat: Seat): string | null {
  for (const { events } of log.toReversed()) {
    const told = (events as readonly WordedEvent<Event>[]).findLast(
      (event) => game.voiceIn?.(event) === seat,
    );
    if (told !== undefined) return told.words ?? null;
  }
  return null;
}
