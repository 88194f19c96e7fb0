import type { Eleven, View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import { type Looks, looksBySource } from './looks.ts';
import './looks-line.css';

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
    <ul class="players-looks">
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
      <span class="players-look-hours" aria-hidden="true">
        {hours
          .map(({ hour, cards: then }) => `${named(draft, 'hour', hour)}${then > 1 ? `×${then}` : ''}`)
          .join(', ')}
      </span>
      <span class="players-look-cards" aria-hidden="true">
        {cards}
      </span>
    </li>
  );
}
