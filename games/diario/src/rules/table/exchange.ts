import type { Place } from '../../data/cards/locations.ts';
import type { Run } from '../../kinds/kinds.ts';
import { discardCard, drawCard } from './decks.ts';

/** The named Location goes, the others slide toward Near, a new one enters at Far (DAWN-4). */
export function exchangeLocation(run: Run, place: Place): void {
  const table = run.state;
  const { far, middle, near } = table.locations;
  const entering = drawCard(run, 'locations');
  if (entering === null) return;
  discardCard(run, 'locations', table.locations[place]);
  if (place === 'near') table.locations = { near: middle, middle: far, far: entering };
  if (place === 'middle') table.locations = { near, middle: far, far: entering };
  if (place === 'far') table.locations = { near, middle, far: entering };
  run.revealToAll({ type: 'location-exchanged', place, location: entering });
}
