import { VISITORS, type VisitorId } from '../../data/cards/visitors.ts';
import type { PersonId } from '../../data/people.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard, reshuffle } from '../table/decks.ts';
import { isSmall } from '../table/people.ts';

/** The top Visitor; with two people or fewer the Leader may look for a New Arrival instead (DAY-5). */
export function welcomeVisitor(run: Run, actor: PersonId | null): void {
  if (run.state.decks.visitors.length === 0) reshuffle(run, 'visitors');
  if (isSmall(run.state) && firstArrival(run.state) !== undefined)
    return run.next({ step: 'at-the-door', actor });
  receive(run, drawCard(run, 'visitors'), actor);
}

export const atTheDoor: Asking<'at-the-door', 'visitor' | 'arrival'> = {
  asks: (table) => ask(table, 'DAY-5', 'prompt.at-the-door', [{ verb: 'visitor' }, { verb: 'arrival' }]),
  answer(run, { actor }, { verb }) {
    receive(run, verb === 'visitor' ? drawCard(run, 'visitors') : takeArrival(run), actor);
  },
};

function receive(run: Run, visitor: VisitorId | null, actor: PersonId | null): void {
  if (visitor === null) return run.announce({ type: 'no-visitor' });
  discardCard(run, 'visitors', visitor);
  run.revealToAll({ type: 'visitor', visitor });
  const { effects } = VISITORS[visitor];
  run.next({ step: 'effects', effects, scene: { where: 'home', actor, story: null } });
}

/** The first New Arrival of the deck. Which cards lie in it follows from those that lie open beside it. */
function firstArrival({ decks }: Table): VisitorId | undefined {
  return decks.visitors.find((id) => VISITORS[id].arrival);
}

/** The deck was looked through, so it is shuffled again. */
function takeArrival(run: Run): VisitorId | null {
  const arrival = firstArrival(run.state);
  if (arrival === undefined) return null;
  const { decks } = run.state;
  const others = decks.visitors.filter((id) => id !== arrival);
  run.state.decks = { ...decks, visitors: run.shuffle('visitors', others) };
  return arrival;
}
