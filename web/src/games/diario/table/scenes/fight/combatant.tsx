import { isFirearm } from '@vigilia/game-diario';
import { named } from '../../../../../draft/named.ts';
import type { DraftProps } from '../../asked.ts';
import { Die, isMissed } from '../../combat/die.tsx';
import { opponentId } from '../../combat/opponents.ts';
import * as figure from '../../house/figure.module.css';
import { LOOKS } from '../../house/looks.ts';
import { MATERIALS } from '../../house/materials.ts';
import * as portrait from '../../people/portrait.module.css';
import { Portrait } from '../../people/portrait.tsx';
import { say } from '../../say.ts';
import * as styles from './combatant.module.css';
import type { Fighter } from './fight-picture.ts';
import { lookOf, portraitOf } from './opponent-looks.ts';
import { IN_TWO_HANDS, MUZZLES, WEAPON_LINES } from './weapons.ts';

interface Props extends DraftProps {
  readonly fighter: Fighter;
}

/** One who fights: the body on the ground, the die above it, and below it face, name, weapon and wounds. */
export function Combatant({ draft, fighter }: Props) {
  const { who, weapon, wounds, most, is, die, cue } = fighter;
  const isOurs = typeof who === 'string';
  return (
    <li
      class={styles.combatant}
      data-side={isOurs ? 'ours' : 'theirs'}
      data-is={is}
      data-cue={cue ?? undefined}
      data-shoots={isFirearm(weapon) ? '' : undefined}
    >
      <div class={styles.combatantGround}>
        {die !== null && (
          <span class={styles.combatantDie} key={`${die.colour} ${die.face}`}>
            <Die draft={draft} colour={die.colour} face={die.face} isDull={isMissed(die.face, weapon)} />
          </span>
        )}
        <Body fighter={fighter} />
      </div>
      <div class={styles.combatantPlate}>
        {isOurs ? <Portrait person={who} size={2.6} /> : <OpponentPortrait fighter={fighter} />}
        <p>
          <b>
            {isOurs ? named(draft, 'person', who) : named(draft, 'opponent', opponentId(who))}
            {!isOurs && <small> {who.number}</small>}
          </b>
          <span class={styles.combatantArms}>
            {weapon === null ? say(draft, 'fight-board.bare-hands') : named(draft, 'weapon', weapon)}
          </span>
          <span class={styles.combatantWounds}>
            <span class="heard-only">{say(draft, 'fight-board.wounds-of', { wounds, most })}</span>
            {Array.from({ length: most }, (_, index) => (
              <span key={index} data-taken={index < wounds ? '' : undefined} aria-hidden="true" />
            ))}
          </span>
        </p>
      </div>
    </li>
  );
}

function OpponentPortrait({ fighter: { who } }: Pick<Props, 'fighter'>) {
  if (typeof who === 'string') return null;
  return (
    <svg class={portrait.portrait} viewBox="0 0 48 48" aria-hidden="true">
      {portraitOf(who).map(([shade, lines], index) => (
        <path key={index} data-shade={shade} d={lines} />
      ))}
    </svg>
  );
}

/** Where wounds land on a body, the first at the shoulder. */
const WOUNDS = ['M-6 -52l3 4l2 -3', 'M4 -40l-4 4l5 1', 'M-7 -32l4 3l-1 4', 'M3 -22l4 4l-5 2'];

/** The body of a fighter, facing right, with the feet at the origin. */
function Body({ fighter: { who, weapon, wounds } }: Pick<Props, 'fighter'>) {
  const { head, headOf, coat } = typeof who === 'string' ? LOOKS[who] : lookOf(who);
  const muzzle = weapon === null ? undefined : MUZZLES[weapon];
  return (
    <svg class={`${figure.figure} ${styles.combatantBody}`} viewBox="-34 -82 76 86" aria-hidden="true">
      <ellipse class={styles.combatantShadow} cx="0" cy="1" rx="22" ry="3" />
      <g class={styles.combatantStands}>
        <path class={figure.figureLegs} d="M-9 -28L-17 0H-8L-1 -20L8 0H17L10 -28Z" />
        <path
          class={styles.combatantFar}
          data-coat={coat}
          d={
            weapon !== null && IN_TWO_HANDS.includes(weapon)
              ? 'M4 -56L20 -45L17 -41L0 -49Z'
              : 'M-8 -57L-17 -42L-12 -36L-9 -39L-11 -42L-4 -51Z'
          }
        />
        <path
          class={figure.figureCoat}
          data-coat={coat}
          d="M-11 -59C-6 -63 6 -63 11 -59L13 -38L18 -20C9 -15 -9 -15 -17 -21L-13 -38Z"
        />
        <path class={figure.figureLines} d="M0 -60L1 -18M-12 -37C-5 -34 6 -34 13 -37" />
        <g transform="translate(3 -69) scale(1.4)">
          <circle class={figure.figureFace} r="5.8" />
          <path class={`${figure.figureHead} ${MATERIALS[headOf]}`} d={head} />
        </g>
        <path
          class={styles.combatantFace}
          d="M5.500 -71.500v1.600M9.200 -71.300v1.400M3.800 -74.300l3.400 .7M8.300 -73.600l2.600-.5M8 -69.500l1.300 2.600h-1.600M5.500 -64.800q2 -.8 3.600 0"
        />
        <path
          class={styles.combatantShade}
          d="M-11 -59C-9 -61 -6 -61.500 -4 -62L-6 -38L-5 -17C-10 -17.500 -14 -19 -17 -21L-13 -38ZM-9 -28L-17 0H-12.500L-5 -24Z"
        />
        {WOUNDS.slice(0, wounds).map((lines) => (
          <path key={lines} class={styles.combatantBlood} d={lines} />
        ))}
        <g class={styles.combatantArm} data-armed={weapon === null ? undefined : ''}>
          {weapon !== null && (
            <g transform="translate(24 -50)">
              <path class={styles.combatantWeapon} d={WEAPON_LINES[weapon]} />
              {muzzle !== undefined && (
                <path
                  class={styles.combatantFlash}
                  transform={`translate(${muzzle} -1)`}
                  d="M0 -2L9 -7L7 -2L16 0L7 2L9 7L0 2Z"
                />
              )}
            </g>
          )}
          <path class={figure.figureCoat} data-coat={coat} d="M1 -58L7 -58L24 -53L23 -47L6 -49L0 -52Z" />
          <circle class={figure.figureFace} cx="24.500" cy="-50" r="3.200" />
        </g>
      </g>
    </svg>
  );
}
