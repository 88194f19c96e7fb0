import { named as nameOf } from '../../../../draft/named.ts';
import type { DraftProps } from '../asked.ts';
import { opponentId, opponentsAmong } from '../combat/opponents.ts';
import * as portrait from '../people/portrait.module.css';
import { portraitOf } from '../scenes/fight/opponent-looks.ts';
import * as styles from './killing-page.module.css';
import type { Killing } from './killings.ts';
import { kindOfNamed } from './names.ts';

interface Props extends DraftProps {
  readonly killing: Killing;
}

/** A face for each of those who were killed, and for those without a name the word that they had in the fight. */
export function Killed({ draft, killing }: Props) {
  const named = kindOfNamed(killing);
  const fallen = opponentsAmong(killing.shown, killing.day)
    .filter(({ number }) => killing.killed.includes(number))
    .map((opponent) => ({ ...opponent, kind: named ?? opponent.kind }));
  return (
    <ul class={styles.killed}>
      {fallen.map((opponent) => (
        <li key={opponent.number}>
          <svg class={portrait.portrait} viewBox="0 0 48 48" aria-hidden="true">
            {portraitOf(opponent).map(([shade, lines], index) => (
              <path key={index} data-shade={shade} d={lines} />
            ))}
          </svg>
          {named === null && nameOf(draft, 'opponent', opponentId(opponent))}
        </li>
      ))}
    </ul>
  );
}
