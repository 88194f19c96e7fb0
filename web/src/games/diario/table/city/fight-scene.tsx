import { scrollStop } from '../../../../platform/scrolling.ts';
import type { ViewProps } from '../asked.ts';
import { Sides } from '../boards/fight/sides.tsx';
import { Rolls } from '../dice/rolls.tsx';
import './fight-scene.css';

/** A fight out of doors: our people against the enemies, and the dice of the round. */
export function FightScene({ draft, view }: ViewProps) {
  return (
    <div ref={scrollStop} class="fight-scene">
      <Sides draft={draft} view={view} />
      <Rolls draft={draft} />
    </div>
  );
}
