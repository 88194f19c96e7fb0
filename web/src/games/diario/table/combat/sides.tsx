import {
  DEADLY,
  type Enemy,
  fightersAt,
  isFirearm,
  PEOPLE,
  type Person,
  type Weapon,
  WORST,
} from '@vigilia/game-diario';
import { named } from '../../../../draft/named.ts';
import type { DraftProps, ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './sides.module.css';

/** Who stands where: our people and the enemies, each with weapon, Prowess and wounds (FIGHT-1). */
export function Sides({ draft, view }: ViewProps) {
  const { fight } = view;
  if (fight === null) return null;
  return (
    <div class={styles.sides}>
      <ul class={styles.side} aria-label={say(draft, 'fight-board.ours')}>
        {fightersAt(view, fight).map((person) => (
          <OurFighter key={person.id} draft={draft} person={person} />
        ))}
      </ul>
      <span class={styles.sidesAgainst} aria-hidden="true">
        ×
      </span>
      <ul class={styles.side} data-theirs="" aria-label={say(draft, 'fight-board.theirs')}>
        {fight.enemies.map((enemy) => (
          <Opponent key={enemy.number} draft={draft} enemy={enemy} />
        ))}
      </ul>
    </div>
  );
}

interface OurProps extends DraftProps {
  readonly person: Person;
}

function OurFighter({ draft, person: { id, weapon, levels } }: OurProps) {
  return (
    <li class={styles.fighter}>
      <Figure weapon={weapon} isEnemy={false} />
      <b>{named(draft, 'person', id)}</b>
      <Facts draft={draft} weapon={weapon} prowess={PEOPLE[id].prowess} wounds={levels.wounds} most={WORST} />
    </li>
  );
}

interface EnemyProps extends DraftProps {
  readonly enemy: Enemy;
}

function Opponent({ draft, enemy: { number, letter, weapons, prowess, wounds } }: EnemyProps) {
  return (
    <li class={styles.fighter}>
      <Figure weapon={weapons[0] ?? null} isEnemy />
      <b>
        {say(draft, 'fight-board.enemy', { enemy: number })}{' '}
        <span class={styles.fighterLetter}>{letter}</span>
      </b>
      <Facts draft={draft} weapon={weapons[0] ?? null} prowess={prowess} wounds={wounds} most={DEADLY} />
    </li>
  );
}

interface FactsProps extends DraftProps {
  readonly weapon: Person['weapon'];
  readonly prowess: number;
  readonly wounds: number;
  readonly most: number;
}

function Facts({ draft, weapon, prowess, wounds, most }: FactsProps) {
  return (
    <>
      <span class={styles.fighterFact}>
        {weapon === null ? say(draft, 'fight-board.bare-hands') : named(draft, 'weapon', weapon)}
        {' · '}
        {say(draft, 'fight-board.prowess', { prowess })}
      </span>
      <span class={styles.fighterWounds}>
        <span class="heard-only">{say(draft, 'fight-board.wounds-of', { wounds, most })}</span>
        {Array.from({ length: most }, (_, index) => (
          <span
            key={index}
            class={styles.fighterWound}
            data-taken={index < wounds ? '' : undefined}
            aria-hidden="true"
          />
        ))}
      </span>
    </>
  );
}

/** A weapon as it is held out, on the grid of the figure. */
function weaponLines(weapon: Weapon | null): string {
  if (weapon === null) return 'M27 27l5-3';
  if (isFirearm(weapon)) return weapon === 'pistol' ? 'M27 25h8M29 25v4' : 'M20 28l18-6M24 27v4';
  return weapon === 'knife' ? 'M27 26l9-5' : 'M28 32l6-14M31 19q5-2 6 3';
}

interface Props {
  readonly weapon: Weapon | null;
  readonly isEnemy: boolean;
}

/** A fighter in a coat, facing the other side. */
function Figure({ weapon, isEnemy }: Props) {
  return (
    <svg
      class={styles.combatant}
      viewBox="0 0 40 60"
      aria-hidden="true"
      data-enemy={isEnemy ? '' : undefined}
    >
      <path
        class={styles.combatantBody}
        d="M20 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM14 18q6-3 12 0l4 22-3 1 1 15h-5l-2-14h-2l-2 14h-5l1-15-3-1Z"
      />
      <path class={styles.combatantArm} d="M23 22l5 5" />
      <path class={styles.combatantWeapon} d={weaponLines(weapon)} />
    </svg>
  );
}
