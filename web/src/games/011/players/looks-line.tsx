import type { Eleven, View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { nounOf } from '../nouns.ts';
import * as styles from './looks-line.module.css';
import * as players from './players.module.css';

/** Where a player has looked, when, and at how many cards. */
export function LooksLine({
  draft,
  looks,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly looks: View['players'][number]['looks'];
}) {
  if (looks.length === 0) return null;
  return (
    <ul class={styles.playersLooks}>
      <Icon name="look" />
      {looksBySource(looks).map((there) => (
        <LooksAt key={there.source} draft={draft} there={there} />
      ))}
    </ul>
  );
}

function LooksAt({ draft, there }: { readonly draft: AnswerDraft<Eleven>; readonly there: Looks }) {
  const { source, noun, hours, cards } = there;
  const sitter = source === 'unknown' ? undefined : draft.table.sitters.value[Number(source.slice(1)) - 1];
  const words = hours.map(({ hour, cards: count }) =>
    draft.say(text('players.looked', { source, hour, count })),
  );
  return (
    <li title={words.join('\n')} {...pointingAt(draft, [noun])}>
      {sitter === undefined ? (
        <Icon name="unknown" />
      ) : (
        <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={14} />
      )}
      <span class="heard-only">{words.join(' ')}</span>
      <span class={players.playersLookHours} aria-hidden="true">
        {hours
          .map(({ hour, cards: then }) => `${named(draft, 'hour', hour)}${then > 1 ? `×${then}` : ''}`)
          .join(', ')}
      </span>
      <span class={styles.playersLookCards} aria-hidden="true">
        {cards}
      </span>
    </li>
  );
}

type Look = View['players'][number]['looks'][number];

/** What a seat has seen of one source: the cards of each Hour, and all of them together. */
export interface Looks {
  readonly source: Look['source'];
  readonly noun: Noun;
  readonly hours: readonly { readonly hour: number; readonly cards: number }[];
  readonly cards: number;
}

/** The looks of a player by where they looked, the first source first. */
export function looksBySource(looks: readonly Look[]): Looks[] {
  const sources = [...new Set(looks.map(({ source }) => source))];
  return sources.map((source) => {
    const there = looks.filter((look) => look.source === source);
    const hours = [...new Set(there.map(({ hour }) => hour))].map((hour) => ({
      hour,
      cards: sum(there.filter((look) => look.hour === hour)),
    }));
    return { source, noun: nounOf('source', source) as Noun, hours, cards: sum(there) };
  });
}

function sum(looks: readonly Look[]): number {
  return looks.reduce((total, { cards }) => total + cards, 0);
}
