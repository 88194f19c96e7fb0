import { type Eleven, POWERS, type Power, type View } from '@vigilia/game-011';
import { choiceText, message } from '@vigilia/game-011/texts';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { isTaken, pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { OpenCards, UsedCharacter } from './cards.tsx';
import { Countdown } from './countdown.tsx';
import { LooksLine } from './looks-line.tsx';
import * as styles from './player.module.css';
import * as players from './players.module.css';
import { Remarks } from './remarks.tsx';
import { positionOf } from './seating.ts';
import { Count, MusicTrack, TimeTrack } from './tracks.tsx';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}

/** All that lies open of one player. */
export function PlayerRow({ draft, view, seat }: Props) {
  const player = view.players[seat];
  const sitter = draft.table.sitters.value[seat];
  if (player === undefined || sitter === undefined) return null;
  return (
    <li
      class={styles.playersRow}
      style={{ '--seat': `var(--${sitter.colour})` }}
      data-turn={view.turn?.seat === seat}
      data-asked={draft.table.asked.value.includes(seat)}
      data-lit={draft.lit.value.has(`seat:${seat}`)}
      data-out={player.out}
      {...pointingAt(draft, [`seat:${seat}`])}
    >
      <div class={styles.playersHead}>
        <Position draft={draft} view={view} seat={seat} />
        <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={view.seats > 4 ? 18 : 22} />
        <strong class={styles.playersName}>{sitter.name}</strong>
        <UsedCharacter draft={draft} view={view} seat={seat} />
        <Remarks draft={draft} view={view} seat={seat} />
        {sitter.deadline !== null && <Countdown draft={draft} deadline={sitter.deadline} />}
      </div>
      {!player.out && (
        <>
          <div class={styles.playersTracks}>
            <TimeTrack time={player.time} />
            <MusicTrack music={player.music} />
          </div>
          <div class={styles.playersGoods}>
            <Count
              icon="clue"
              count={player.clues}
              words={draft.say(text('players.clues', { count: player.clues }))}
            />
            <Count
              icon="tile"
              count={player.tiles}
              words={draft.say(text('players.tiles', { count: player.tiles }))}
            />
            <Count
              icon="unknown"
              count={player.characters}
              words={draft.say(text('players.cards', { count: player.characters }))}
            />
            {player.role !== null && (
              <span class={players.playersRole}>
                <Icon name={player.role} />
                <span class={players.playersRoleName}>{draft.say(message(`role.${player.role}`))}</span>
              </span>
            )}
          </div>
          <span class={styles.playersPowers}>
            {POWERS.map((power) => (
              <PowerMark key={power} draft={draft} power={power} isLeft={player.powers.includes(power)} />
            ))}
          </span>
        </>
      )}
      {player.out && (
        <div class={styles.playersGoods}>
          <OpenCards draft={draft} view={view} at={seat} />
        </div>
      )}
      <LooksLine draft={draft} looks={player.looks} />
      <Pick draft={draft} seat={seat} />
    </li>
  );
}

function Position({ draft, view, seat }: Props) {
  const position = positionOf(view, seat);
  return (
    <span class={styles.playersPosition}>{position === null ? '–' : named(draft, 'position', position)}</span>
  );
}

function PowerMark({
  draft,
  power,
  isLeft,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly power: Power;
  readonly isLeft: boolean;
}) {
  const words = draft.say(text(isLeft ? 'players.power-left' : 'players.power-spent', { power }));
  return (
    <span class={styles.playersPower} data-spent={!isLeft} title={words}>
      <Icon name={power} />
      <span class="heard-only">{words}</span>
    </span>
  );
}

/** A hand that may be looked into is picked by pressing the whole row. */
function Pick({ draft, seat }: { readonly draft: AnswerDraft<Eleven>; readonly seat: Seat }) {
  const noun = `seat:${seat}` as const;
  const choice = draft.choices.value.find(
    (each) => each.verb === 'investigate' && each.source === `p${seat + 1}`,
  );
  if (choice === undefined) return null;
  return (
    <button
      type="button"
      class={styles.playersPick}
      aria-pressed={isTaken(draft, noun)}
      aria-label={draft.say(choiceText(choice))}
      onClick={() => draft.pick(noun)}
    />
  );
}
