import type { PersonId } from '../../data/people.ts';
import { VISITORS, type VisitorId } from '../../data/visitors.ts';
import type { Run } from '../../kinds.ts';
import { discardCard, drawCard } from '../table/decks.ts';

/** With so few people left somebody new is looked for (DAY-5). */
const FEW = 2;

/** The top Visitor, or with two people or fewer the first New Arrival of the deck (DAY-5). */
export function welcomeVisitor(run: Run, actor: PersonId | null): void {
  const visitor = run.state.people.length <= FEW ? firstArrival(run) : drawCard(run, 'visitors');
  if (visitor === null) return run.announce({ type: 'no-visitor' });
  discardCard(run, 'visitors', visitor);
  run.unveil({ type: 'visitor', visitor });
  const { effects } = VISITORS[visitor];
  run.next({ step: 'effects', effects, scene: { where: 'home', actor, story: null } });
}

/** Looked for in the deck, then among what was met before; the cards passed over are shuffled again. */
function firstArrival(run: Run): VisitorId | null {
  const { decks, discards } = run.state;
  const found = decks.visitors.find((id) => VISITORS[id].arrival);
  const old = discards.visitors.find((id) => VISITORS[id].arrival);
  const arrival = found ?? old;
  if (arrival === undefined) return null;
  run.state.discards = { ...discards, visitors: discards.visitors.filter((id) => id !== arrival) };
  run.state.decks = {
    ...decks,
    visitors: run.shuffle(
      'visitors',
      decks.visitors.filter((id) => id !== arrival),
    ),
  };
  return arrival;
}
