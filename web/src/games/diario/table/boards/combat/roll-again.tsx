import { dieOf } from '@vigilia/game-diario';
import type { AskedProps } from '../../asked.ts';
import { Die, DieFaces } from '../../combat/die.tsx';
import { diceGloss } from '../common/dice-gloss.ts';
import { RollPreset } from '../common/preset-tick.tsx';
import { Ways } from '../common/ways.tsx';
import * as styles from './roll-again.module.css';

/** The die on the table, all its faces, and what another roll is worth (RAID-3, FIGHT-5). */
export function RollAgain({ draft, asked }: AskedProps) {
  const { view, ask } = asked;
  const { roll, people } = view;
  if (roll === null) return null;
  const weapon = people.find(({ id }) => id === roll.person)?.weapon ?? null;
  return (
    <div class={styles.rollAgain}>
      <div class={styles.rollAgainDie}>
        <Die draft={draft} colour={dieOf(weapon)} face={roll.face} />
        <DieFaces draft={draft} weapon={weapon} stands={roll.face} />
      </div>
      <Ways
        glossOf={diceGloss}
        draft={draft}
        asked={asked}
        choices={ask.choices.filter(({ verb }) => verb === 'reroll' || verb === 'keep')}
      />
      <RollPreset draft={draft} />
    </div>
  );
}
