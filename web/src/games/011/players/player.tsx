import { type Eleven, POWERS, type Power, type View } from '@vigilia/game-011';
import { choiceText, message } from '@vigilia/game-011/texts';
import { type Seat, text } from '@vigilia/kernel';
import { SeatSymbol } from '../../../shell/symbols/symbol.tsx';
import type { Desk } from '../../../table/answer-draft.ts';
import { named } from '../board/named.ts';
import { isTaken, pointingAt } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { Count } from './count.tsx';
import { Countdown } from './countdown.tsx';
import { LooksLine } from './looks-line.tsx';
import { OpenCards } from './open-cards.tsx';
import { positionOf } from './seating.ts';
import { Standing } from './standing.tsx';
import { MusicTrack, TimeTrack } from './tracks.tsx';
import './player.css';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}

/** All that lies open of one player. */
export function PlayerRow({ desk, view, seat }: Props) {
  const player = view.players[seat];
  const sitter = desk.table.sitters.value[seat];
  if (player === undefined || sitter === undefined) return null;
  return (
    <li
      class="players-row"
      style={{ '--seat': `var(--${sitter.colour})` }}
      data-turn={view.turn?.seat === seat}
      data-asked={desk.table.asked.value.includes(seat)}
      data-lit={desk.lit.value.has(`seat:${seat}`)}
      data-out={player.out}
      {...pointingAt(desk, [`seat:${seat}`])}
    >
      <div class="players-head">
        <Position desk={desk} view={view} seat={seat} />
        <SeatSymbol symbol={sitter.symbol} colour={sitter.colour} size={view.seats > 4 ? 18 : 22} />
        <strong class="players-name">{sitter.name}</strong>
        <Standing desk={desk} view={view} seat={seat} />
        {sitter.deadline !== null && <Countdown desk={desk} deadline={sitter.deadline} />}
      </div>
      {!player.out && (
        <>
          <div class="players-tracks">
            <TimeTrack time={player.time} />
            <MusicTrack music={player.music} />
          </div>
          <div class="players-goods">
            <Count
              icon="clue"
              count={player.clues}
              words={desk.say(text('players.clues', { count: player.clues }))}
            />
            <Count
              icon="tile"
              count={player.tiles}
              words={desk.say(text('players.tiles', { count: player.tiles }))}
            />
            <Count
              icon="unknown"
              count={player.characters}
              words={desk.say(text('players.cards', { count: player.characters }))}
            />
            {player.role !== null && (
              <span class="players-role">
                <Icon name={player.role} />
                <span class="players-role-name">{desk.say(message(`role.${player.role}`))}</span>
              </span>
            )}
          </div>
          <span class="players-powers">
            {POWERS.map((power) => (
              <PowerMark key={power} desk={desk} power={power} isLeft={player.powers.includes(power)} />
            ))}
          </span>
        </>
      )}
      {player.out && (
        <div class="players-goods">
          <OpenCards desk={desk} view={view} at={seat} />
        </div>
      )}
      <LooksLine desk={desk} looks={player.looks} />
      <Pick desk={desk} seat={seat} />
    </li>
  );
}

function Position({ desk, view, seat }: Props) {
  const position = positionOf(view, seat);
  return <span class="players-position">{position === null ? '–' : named(desk, 'position', position)}</span>;
}

function PowerMark({
  desk,
  power,
  isLeft,
}: {
  readonly desk: Desk<Eleven>;
  readonly power: Power;
  readonly isLeft: boolean;
}) {
  const words = desk.say(text(isLeft ? 'players.power-left' : 'players.power-spent', { power }));
  return (
    <span class="players-power" data-spent={!isLeft} title={words}>
      <Icon name={power} />
      <span class="heard-only">{words}</span>
    </span>
  );
}

/** A hand that may be looked into is picked by pressing the whole row. */
function Pick({ desk, seat }: { readonly desk: Desk<Eleven>; readonly seat: Seat }) {
  const noun = `seat:${seat}` as const;
  const choice = desk.choices.value.find(
    (each) => each.verb === 'investigate' && each.source === `p${seat + 1}`,
  );
  if (choice === undefined) return null;
  return (
    <button
      type="button"
      class="players-pick"
      aria-pressed={isTaken(desk, noun)}
      aria-label={desk.say(choiceText(choice))}
      onClick={() => desk.pick(noun)}
    />
  );
}
