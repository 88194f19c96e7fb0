import {
  bedsIn,
  canTakeDuty,
  DUTIES,
  type Duty,
  eveningProposals,
  type Person,
  type PersonId,
} from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';

/** The duties of the night, for all at once (EVE-1). */
export interface Evening {
  readonly delivers: boolean;
  readonly duties: Readonly<Partial<Record<PersonId, Duty>>>;
}

/** Those without a duty yet; the others have theirs. */
function dutiesDue({ frame, people }: View): PersonId[] {
  const ids = people.map(({ id }) => id);
  return frame?.step === 'duty' ? ids.filter((id) => frame.left.includes(id)) : [];
}

export const eveningModel: BoardModel<Evening> = {
  proposals: eveningProposals,
  read({ people }, plan) {
    const duties: Partial<Record<PersonId, Duty>> = {};
    for (const { id, duty } of people) if (duty !== null) duties[id] = duty;
    for (const choice of plan) {
      const duty = DUTIES.find((each) => each === choice.verb);
      if (duty !== undefined && 'person' in choice) duties[choice.person] = duty;
    }
    return { delivers: plan.some(({ verb }) => verb === 'deliver'), duties };
  },
  write(view, { delivers, duties }) {
    const plan = fitted(view, [
      ...(delivers ? [{ verb: 'deliver' } as const] : []),
      ...dutiesDue(view).flatMap((person): Choice[] => {
        const verb = duties[person];
        return verb === undefined ? [] : [{ verb, person }];
      }),
    ]);
    const isDuty = ({ verb }: Choice) => DUTIES.some((duty) => duty === verb);
    const rest = eveningProposals.proposalAfter(view, plan);
    const end = rest.findIndex((choice) => !isDuty(choice));
    return [...plan, ...(end < 0 ? rest : rest.slice(0, end))];
  },
};

function countOn({ duties }: Evening, duty: Duty): number {
  return Object.values(duties).filter((each) => each === duty).length;
}

export function bedsLeft(view: View, evening: Evening): number {
  return Math.max(0, bedsIn(view.house) - countOn(evening, 'bed'));
}

/** The duties this person can be given as the board stands; a Bed can be passed on. */
export function dutiesFor(view: View, evening: Evening, person: Person): Duty[] {
  const has = evening.duties[person.id];
  const given = view.people.flatMap(({ id }) => {
    const duty = evening.duties[id] ?? null;
    return id === person.id || duty === 'bed' ? [] : [duty];
  });
  const beds = bedsIn(view.house);
  return DUTIES.filter((duty) => duty === has || canTakeDuty(person, duty, { others: given, beds }));
}

/** A duty for this person. The last Bed comes from the person who had it, who sleeps on the floor. */
export function withDuty(view: View, evening: Evening, person: PersonId, duty: Duty): Evening {
  const duties = { ...evening.duties, [person]: duty };
  const isLast = duty === 'bed' && evening.duties[person] !== 'bed' && bedsLeft(view, evening) === 0;
  const sleeper = dutiesDue(view).findLast((other) => other !== person && evening.duties[other] === 'bed');
  if (isLast && sleeper !== undefined) duties[sleeper] = 'floor';
  return { ...evening, duties };
}

/** The guards of the night on the board. */
export function guardsOn({ people }: View, { duties }: Evening): Person[] {
  return people.filter(({ id }) => duties[id] === 'guard');
}
