import { type Duty, FITTINGS, isAwake, type PersonId, SPACE_IDS, type SpaceId } from '@vigilia/game-diario';
import type { Choice, View } from '../asked.ts';
import { BEDDING, DOOR, STREET_DOOR, siteOfChoice, siteOfTask } from './site.ts';

/** What a person is seen doing. */
export type Doing = 'waits' | 'works' | 'rests' | 'sleeps' | 'guards' | 'leaves';

/** Where a person is drawn. */
export interface Whereabouts {
  readonly person: PersonId;
  readonly space: SpaceId;
  readonly doing: Doing;
  /** Whether the plan sends the person here and nothing is decided yet. */
  readonly isDraft: boolean;
  /** Which of how many stand here, from the left. */
  readonly slot: number;
  readonly slots: number;
}

type Seen = Pick<View, 'phase' | 'people' | 'tasks' | 'house'>;
type Person = View['people'][number];
type Spot = Pick<Whereabouts, 'space' | 'doing'> & { readonly isDraft?: true };

/** Who is not busy waits near the door, one person to a space. */
const NEAR_THE_DOOR: readonly SpaceId[] = ['g2', 'g3', 'g4', 'g5'];

/** Who sleeps on the floor lies one to a space too. */
const ON_THE_FLOOR: readonly SpaceId[] = [BEDDING, 'g5', 'g6'];

/** Everybody who is at home. Scavengers are away from the moment they set out until Dawn. */
export function whereaboutsIn(view: Seen, plan: readonly Choice[]): readonly Whereabouts[] {
  const spots = view.people.flatMap((person, at) => {
    const spot = spotOf(person, at, { view, plan });
    return spot === null ? [] : [{ person: person.id, isDraft: false, ...spot }];
  });
  return spots.map((spot) => {
    const together = spots.filter(({ space }) => space === spot.space);
    return { ...spot, slot: together.indexOf(spot), slots: together.length };
  });
}

/** Who spends the night elsewhere. */
export function awayIn({ phase, people }: Pick<View, 'phase' | 'people'>): readonly PersonId[] {
  return people.filter((person) => isAway(person, phase)).map(({ id }) => id);
}

function isAway({ duty }: Person, phase: View['phase']): boolean {
  return duty === 'scavenge' && (phase === 'scavenging' || phase === 'raid');
}

interface Given {
  readonly view: Seen;
  readonly plan: readonly Choice[];
}

function spotOf(person: Person, at: number, given: Given): Spot | null {
  const { view, plan } = given;
  if (isAway(person, view.phase)) return null;
  const drafted = choiceFor(plan, person.id);
  const spot = drafted === null ? null : draftedSpot(drafted, at, given);
  if (spot !== null) return { ...spot, isDraft: true };
  const task = view.tasks.find((each) => each.person === person.id);
  const site = task === undefined ? null : siteOfTask(task.action, view.house);
  if (task !== undefined && site !== null)
    return { space: site, doing: task.action.kind === 'rest' ? 'rests' : 'works' };
  if (person.duty !== null && view.phase !== 'dawn') return dutySpot(person.duty, at, given);
  if (!isAwake(person)) return { space: BEDDING, doing: 'sleeps' };
  return { space: NEAR_THE_DOOR[at % NEAR_THE_DOOR.length] ?? DOOR, doing: 'waits' };
}

/** The latest choice of a plan that is about a person. */
function choiceFor(plan: readonly Choice[], person: PersonId): Choice | null {
  const isMeant = (choice: Choice) =>
    ('person' in choice && choice.person === person) || ('other' in choice && choice.other === person);
  return plan.findLast(isMeant) ?? null;
}

function draftedSpot(choice: Choice, at: number, given: Given): Spot | null {
  const { verb } = choice;
  if (verb === 'bed' || verb === 'floor' || verb === 'guard' || verb === 'scavenge')
    return dutySpot(verb, at, given);
  const space = siteOfChoice(choice, given.view.house);
  return space === null ? null : { space, doing: verb === 'rest' ? 'rests' : 'works' };
}

function dutySpot(duty: Duty, at: number, { view: { house, people }, plan }: Given): Spot {
  if (duty === 'guard') return { space: DOOR, doing: 'guards' };
  if (duty === 'scavenge') return { space: STREET_DOOR, doing: 'leaves' };
  // Places of one kind are alike: the people before this one have taken the first of them.
  const isAlike = ({ id, duty: given }: Person) => (choiceFor(plan, id)?.verb ?? given) === duty;
  const before = people.slice(0, at).filter(isAlike).length;
  if (duty === 'floor') {
    const free = ON_THE_FLOOR.filter((space) => house[space]?.kind !== 'fitting');
    return { space: placeAt(free, before), doing: 'sleeps' };
  }
  const beds = SPACE_IDS.filter((space) => {
    const on = house[space];
    return on?.kind === 'fitting' && FITTINGS[on.fitting].bed;
  });
  return { space: placeAt(beds, before), doing: 'sleeps' };
}

/** The place at this number; who comes after the last one shares it. */
function placeAt(places: readonly SpaceId[], at: number): SpaceId {
  return places[Math.min(at, places.length - 1)] ?? BEDDING;
}
