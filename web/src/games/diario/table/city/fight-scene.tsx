import { fightersIn } from '@vigilia/game-diario';
import type { ViewProps } from '../asked.ts';
import { Sides } from '../boards/fight/sides.tsx';
import { Rolls } from '../dice/rolls.tsx';
import { Figure } from './figure.tsx';
import './fight-scene.css';

/** A fight out of doors: enemies against our people. */
export function FightScene({ draft, view }: ViewProps) {
  const { fight } = view;
  if (fight === null) return null;
  return (
    <div class="fight-scene">
      <div class="fight-row" aria-hidden="true">
        {fightersIn(view, fight).map(({ id, weapon }) => (
          <Figure key={id} weapon={weapon} isEnemy={false} />
        ))}
        <span class="fight-gap" />
        {fight.enemies.map(({ number, weapons }) => (
          <Figure key={number} weapon={weapons[0] ?? null} isEnemy />
        ))}
      </div>
      <Sides draft={draft} view={view} />
      <Rolls draft={draft} />
    </div>
  );
}
