import { named } from '../../../../draft/named.ts';
import type { DraftProps } from '../asked.ts';
import { opponentId, opponentsAmong } from '../combat/opponents.ts';
import * as portrait from '../people/portrait.module.css';
import { portraitOf } from '../scenes/fight/opponent-looks.ts';
import * as styles from './killing-page.module.css';
import type { Killing } from './killings.ts';

interface Props extends DraftProps {
  readonly killing: Killing;
}

/** A face and a word for each of those who were killed: the same as in the fight. */
export function Killed({ draft, killing: { shown, killed, day } }: Props) {
  const fallen = opponentsAmong(shown, day).filter(({ number }) => killed.includes(number));
  return (
    <ul class={styles.killed}>
      {fallen.map((opponent) => (
        <li key={opponent.number}>
          <svg class={portrait.portrait} viewBox="0 0 48 48" aria-hidden="true">
            {portraitOf(opponent).map(([shade, lines], index) => (
              <path key={index} data-shade={shade} d={lines} />
            ))}
          </svg>
          {named(draft, 'opponent', opponentId(opponent))}
        </li>
      ))}
    </ul>
  );
}
