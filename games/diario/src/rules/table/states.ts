import type { PersonId } from '../../data/people.ts';
import { type StateName, WORST } from '../../data/states.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Cause } from '../../state/state.ts';
import { variantOf } from '../../state/variants.ts';
import { plus } from './goods.ts';
import { asLevel, takesOut } from './levels.ts';
import { isInGroup, personOf, replacePerson } from './people.ts';
import { endVoices } from './voices.ts';

/** Moves a state, within 0 and 4; the fourth level of any but Fatigue takes the person out at once (STAT-4). */
export function changeState(run: Run, id: PersonId, state: StateName, by: number): void {
  if (by === 0 || !isInGroup(run.state, id)) return;
  const { levels } = personOf(run.state, id);
  const before = levels[state];
  const level = asLevel(before + by);
  if (level === before) return;
  replacePerson(run.state, id, { levels: { ...levels, [state]: level } });
  const change = Math.abs(level - before);
  run.announce({ type: level > before ? 'state-rose' : 'state-fell', person: id, state, by: change, level });
  if (state !== 'fatigue' && takesOut(state, level)) removePerson(run, id, state);
  else if (level === WORST) run.announce({ type: 'fell-asleep', person: id });
}

/** A person dies or leaves. What they carried stays; remedies go back to the box. */
export function removePerson(run: Run, id: PersonId, cause: Cause): void {
  const table = run.state;
  const { weapon, remedies, duty } = personOf(table, id);
  const isOut = duty === 'scavenge' && table.scavenging !== null;
  if (weapon !== null) {
    const shelf = isOut ? 'pile' : 'storage';
    table[shelf] = plus(table[shelf], { [weapon]: 1 });
  }
  for (const remedy of remedies) table.box = plus(table.box, { [remedy]: 1 });
  table.people = table.people.filter((person) => person.id !== id);
  table.gone = [...table.gone, { id, day: table.day, cause }];
  const isLast = table.people.length === 0;
  const last = isLast ? ({ last: true } as const) : {};
  run.announce({ type: 'gone', person: id, cause, ...last, variant: variantOf(table, id) });
  if (isLast) return endGame(run, 'perished');
  if (isOut && cause !== 'left') run.next({ step: 'after-death', person: id });
}

/** The game is over: nothing else happens. */
export function endGame(run: Run, how: 'perished' | 'unguarded' | 'conceded'): void {
  const table = run.state;
  table.agenda.length = 0;
  table.phase = 'over';
  table.over = { how, score: null };
  endVoices(table);
  run.announce({ type: 'over', how, variant: variantOf(table, how) });
}
