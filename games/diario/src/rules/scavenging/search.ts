import { FINDINGS } from '../../data/cards/findings.ts';
import { LOCATIONS } from '../../data/cards/locations.ts';
import type { Acting } from '../../kinds/kinds.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { NOTHING } from '../table/goods.ts';
import { d10 } from '../table/roll.ts';
import { gain } from '../table/shelves.ts';
import { isExploring } from './unknown.ts';

/**
 * A Findings card, read by the kind of place, then the Location's special findings (SCAV-7). It follows what it
 * cost: a person who had to leave meanwhile finds nothing.
 */
export const searchPlace: Acting<'search'> = {
  run(run, { chart }) {
    const { scavenging } = run.state;
    if (scavenging === null || !isExploring(run.state)) return;
    const card = drawCard(run, 'findings');
    if (card !== null) {
      discardCard(run, 'findings', card);
      run.revealToAll({ type: 'findings-drawn', findings: card, chart });
      gain(run, 'pile', FINDINGS[card][chart]);
    }
    const { location } = scavenging;
    const die = d10(run, 'special-findings');
    run.revealToAll({ type: 'special-findings', location, die });
    gain(run, 'pile', LOCATIONS[location].findings.find(({ upTo }) => die <= upTo)?.goods ?? NOTHING);
  },
};
