import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import type { Check } from '../draft/game-goal.ts';
import { ClauseLink } from './clause-link.tsx';
import { HoldsMark } from './holds-mark.tsx';
import './check-list.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly checks: readonly Check[];
}

/** What a victory rests on, each with its mark and its clause. */
export function CheckList<K extends Kinds>({ draft, checks }: Props<K>) {
  return (
    <ul class="checks">
      {checks.map(({ holds, text, clause }) => (
        <li key={text.key} class="check">
          <HoldsMark holds={holds} />
          <span>{draft.say(text)}</span>
          <ClauseLink game={draft.table.game} clause={clause} />
        </li>
      ))}
    </ul>
  );
}
