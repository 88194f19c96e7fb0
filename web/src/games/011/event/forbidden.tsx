import type { Eleven, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { Desk } from '../../../table/answer-draft.ts';
import { Badge } from '../board/badge.tsx';
import { pointingAt } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import type { Touched } from './touched.ts';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly blocked: View['blocked'];
  readonly bans: Touched['bans'];
}

/** Who cannot be chosen and what cannot be done this Hour, struck out. */
export function Forbidden({ desk, blocked, bans }: Props) {
  return (
    <>
      {blocked.map((character) => {
        const words = desk.say(message('refusal.character-blocked', { character }));
        return (
          <span
            key={character}
            class="event-forbidden"
            title={words}
            {...pointingAt(desk, [`character:${character}`])}
          >
            <Badge character={character} />
            <span class="heard-only">{words}</span>
          </span>
        );
      })}
      {bans !== null && (
        <span class="event-forbidden" title={desk.say(message(`refusal.${bans}-banned`))}>
          <Icon name={bans === 'plays' ? 'tile' : 'transport'} />
          <span class="heard-only">{desk.say(message(`refusal.${bans}-banned`))}</span>
        </span>
      )}
    </>
  );
}
