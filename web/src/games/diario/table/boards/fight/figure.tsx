import { isFirearm, type Weapon } from '@vigilia/game-diario';
import './figure.css';

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
export function Figure({ weapon, isEnemy }: Props) {
  return (
    <svg class="combatant" viewBox="0 0 40 60" aria-hidden="true" data-enemy={isEnemy ? '' : undefined}>
      <path
        class="combatant-body"
        d="M20 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM14 18q6-3 12 0l4 22-3 1 1 15h-5l-2-14h-2l-2 14h-5l1-15-3-1Z"
      />
      <path class="combatant-arm" d="M23 22l5 5" />
      <path class="combatant-weapon" d={weaponLines(weapon)} />
    </svg>
  );
}
