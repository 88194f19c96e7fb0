import type { Eleven, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { Badge } from '../emblems/badge.tsx';
import { Icon } from '../emblems/icon.tsx';
import type { Touched } from './touched.ts';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly blocked: View['blocked'];
  readonly bans: Touched['bans'];
}

/** Who cannot be chosen and what cannot be done this Hour, struck out. */
export function Forbidden({ draft, blocked, bans }: Props) {
  return (
    <>
      {blocked.map((character) => {
        const words = draft.say(message('refusal.character-blocked', { character }));
        return (
          <span
            key={character}
            class="event-forbidden"
            title={words}
            {...pointingAt(draft, [`character:${character}`])}
          >
            <Badge character={character} />
            <span class="heard-only">{words}</span>
          </span>
        );
      })}
      {bans !== null && (
        <span class="event-forbidden" title={draft.say(message(`refusal.${bans}-banned`))}>
          <Icon name={bans === 'plays' ? 'tile' : 'transport'} />
          <span class="heard-only">{draft.say(message(`refusal.${bans}-banned`))}</span>
        </span>
      )}
    </>
  );
}
