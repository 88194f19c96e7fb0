import { EXPLORATION, type ExplorationId } from '../../data/cards/exploration.ts';
import { LOCATIONS, type MapCard } from '../../data/cards/locations.ts';
import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Scavenging } from '../../state/state.ts';
import { layOpen } from '../table/area.ts';
import { OUT } from '../table/scenes.ts';
import { canWork } from './map-card.ts';
import { isExploring } from './unknown.ts';

/** A card of the Unknown deck is resolved (SCAV-7). */
export const explorationCard: Acting<'exploration-card'> = {
  run(run, { card }) {
    const table = run.state;
    if (!isExploring(table)) return;
    const drawn = EXPLORATION[card];
    switch (drawn.kind) {
      case 'search':
        return run.next({
          step: 'search-card',
          card,
          chart: drawn.chart,
          returns: drawn.returns,
          noise: drawn.noise,
        });
      case 'map':
        return reachMap(run, card, drawn.map);
      case 'hideout':
        layOpen(run, card);
        return run.announce({ type: 'hideout-found' });
      case 'happening':
        return run.next({ step: 'effects', effects: drawn.effects, scene: OUT });
    }
  },
};

/** Nothing if the Location does not list it; an open space has to be crossed, the rest lies open and may be worked on. */
function reachMap(run: Run, card: ExplorationId, map: MapCard): void {
  const { location } = run.state.scavenging as Scavenging;
  if (!LOCATIONS[location].map.includes(map))
    return run.announce({ type: 'nothing-there', exploration: card, location });
  if (map === 'open-space') return run.next({ step: 'noise-roll' });
  layOpen(run, card);
  if (canWork(run.state, map)) return run.next({ step: 'map-card', card, map });
  run.announce({ type: 'out-of-reach', exploration: card });
}
