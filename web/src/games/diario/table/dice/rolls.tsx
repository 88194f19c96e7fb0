import { dieOf } from '@vigilia/game-diario';
import { named } from '../../../../draft/named.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { Die } from './die.tsx';
import { type Rolled, rollsOf } from './rolls.ts';

/** As many as find a place beside the question; the log holds the rest. */
const SHOWN = 8;

/** The latest dice of this round, each with its roller. */
export function Rolls({ draft }: DraftProps) {
  const rolls = rollsOf(draft.table.log.value).slice(-SHOWN);
  if (rolls.length === 0) return null;
  return (
    <ul class="rolls" aria-label={say(draft, 'fight-board.rolls')}>
      {rolls.map((rolled, index) => (
        <li key={index}>
          <Die draft={draft} colour={dieOf(rolled.weapon)} face={rolled.face} />
          {nameOfRoller(draft, rolled)}
        </li>
      ))}
    </ul>
  );
}

function nameOfRoller(draft: DraftProps['draft'], { person, enemy }: Rolled): string {
  return person === null
    ? say(draft, 'fight-board.enemy', { enemy: enemy ?? 0 })
    : named(draft, 'person', person);
}
