import type { Kinds, Text } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { Noun } from '../draft/game-ui.ts';
import { named } from '../draft/named.ts';
import type { LogLine } from './log-lines.ts';
import * as styles from './recent-log.module.css';
import * as sentence from './sentence.module.css';
import { lighting } from './sentence.tsx';

interface Props<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly turn: readonly LogLine[];
  readonly parts: readonly Text[];
}

/** A turn of another player in one line: pressed, it lights once more what it names. */
export function TurnLine<K extends Kinds>({ draft, turn, parts }: Props<K>) {
  const nouns = nounsIn(draft, turn, parts);
  const seat = turn[0]?.seat ?? null;
  return (
    <button type="button" class={`${sentence.nounWord} ${styles.turnLine}`} {...lighting(draft, nouns)}>
      {seat !== null && <b>{named(draft, 'seat', seat)}:</b>}{' '}
      {parts.map((part) => draft.say(part)).join(' · ')}
    </button>
  );
}

/** What a turn names: its player, and all that its line speaks of. */
export function nounsIn<K extends Kinds>(
  draft: AnswerDraft<K>,
  turn: readonly LogLine[],
  parts: readonly Text[],
): readonly Noun[] {
  const named = parts.flatMap((part) =>
    draft
      .pieces(part)
      .flatMap((piece) =>
        typeof piece === 'string' ? [] : (draft.ui.nounOf(piece.variable, piece.value) ?? []),
      ),
  );
  const seat = turn[0]?.seat ?? null;
  return seat === null ? named : [`seat:${seat}`, ...named];
}
