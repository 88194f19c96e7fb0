import type { Effect } from '../../data/language/effect.ts';
import type { PersonId } from '../../data/people.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Scene } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { idsOf, isInGroup, present } from '../table/people.ts';
import { changeState, removePerson } from '../table/states.ts';
import { whomOf } from './whom.ts';

/** An effect on people. */
type Touching = Extract<Effect, { kind: 'change' | 'leave' }>;

/** Applies the effect to the people it means. False if the Leader has to name a person first. */
export function touch(run: Run, effect: Touching, scene: Scene): boolean {
  const people = whoIsMeant(run.state, effect, scene);
  if (people === null) return false;
  for (const person of people) applyTo(run, effect, person);
  return true;
}

/** Those the effect means; null if the Leader has a choice among several. */
function whoIsMeant(table: Table, effect: Touching, scene: Scene): readonly PersonId[] | null {
  const whom = whomOf(effect.who, scene);
  switch (whom.kind) {
    case 'everyone':
      return idsOf(table.people);
    case 'present':
      return idsOf(present(table, scene.where));
    case 'person':
      return isInGroup(table, whom.person) ? [whom.person] : [];
    case 'chosen': {
      const candidates = candidatesFor(table, effect, scene);
      return candidates.length > 1 ? null : candidates;
    }
  }
}

/** The people present; if a state gets better, those who have it. */
function candidatesFor(table: Table, effect: Touching, { where }: Scene): PersonId[] {
  const people = present(table, where);
  if (effect.kind === 'leave' || effect.by > 0) return idsOf(people);
  return idsOf(people.filter(({ levels }) => levels[effect.state] > 0));
}

function applyTo(run: Run, effect: Touching, person: PersonId): void {
  if (effect.kind === 'change') changeState(run, person, effect.state, effect.by);
  else if (isInGroup(run.state, person)) removePerson(run, person, 'left');
}

/** The Leader names one of those present (LEAD-1). */
export const name: Asking<'name', 'name'> = {
  asks(table, { effects: [effect], scene }) {
    if (effect?.kind !== 'change' && effect?.kind !== 'leave') return null;
    const choices = candidatesFor(table, effect, scene).map((person) => ({ verb: 'name', person }) as const);
    if (effect.kind === 'leave') return ask(table, 'LEAD-1', 'prompt.name-who-leaves', choices);
    const { state, by } = effect;
    return by < 0
      ? ask(table, 'LEAD-1', 'prompt.name-for-better', choices, { vars: { state, by: -by } })
      : ask(table, 'LEAD-1', 'prompt.name-for-worse', choices, { vars: { state, by } });
  },
  answer(run, { effects: [effect, ...rest], scene }, { person }) {
    if (effect?.kind !== 'change' && effect?.kind !== 'leave') return;
    // The person named stays the actor of the scene.
    const actor = effect.who === 'actor' ? person : scene.actor;
    if (rest.length > 0) run.next({ step: 'effects', effects: rest, scene: { ...scene, actor } });
    applyTo(run, effect, person);
  },
};
