import { FINDINGS } from '../data/findings.ts';
import { LOCATIONS } from '../data/locations.ts';
import type { Chart } from '../effects/effect.ts';
import type { Acting, Run } from '../kinds.ts';
import { discardCard, drawCard } from './decks.ts';
import { gain, NOTHING } from './goods.ts';
import { d10 } from './roll.ts';
import { isExploring } from './unknown.ts';

/** Follows what it cost to search: whoever had to leave meanwhile finds nothing. */
export const searchPlace: Acting<'search'> = {
  run: (run, { chart }) => search(run, chart),
};

/** A Findings card, read by the kind of place, then the Location's special findings (SCAV-7). */
export function search(run: Run, chart: Chart): void {
  const { scavenging } = run.state;
  if (scavenging === null || !isExploring(run.state)) return;
  const card = drawCard(run, 'findings');
  if (card !== null) {
    discardCard(run, 'findings', card);
    run.unveil({ type: 'findings-drawn', findings: card, chart });
    gain(run, 'pile', FINDINGS[card][chart]);
  }
  const { location } = scavenging;
  const die = d10(run, 'special-findings');
  run.unveil({ type: 'special-findings', location, die });
  gain(run, 'pile', LOCATIONS[location].findings.find(({ upTo }) => die <= upTo)?.goods ?? NOTHING);
}
