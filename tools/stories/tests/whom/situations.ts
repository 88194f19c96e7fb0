import { PERSON_IDS, type PersonId } from '../../../../games/diario/src/data/people.ts';
import type { Cast, Role } from '../../../../games/diario/src/data/roles.ts';
import type { Scene } from '../../../../games/diario/src/state/frames.ts';
import type { Table } from '../../../../games/diario/src/state/state.ts';
import { A_NIGHT_OUT } from '../../../../games/diario/tests/rules/effects/effecting.ts';
import { at } from '../../../../games/diario/tests/scenario.ts';

/** A table at a scene. */
export interface Situation {
  readonly name: string;
  readonly table: Table;
  readonly scene: Scene;
  /** Those at the scene; the rest of the group is somewhere else. */
  readonly present: readonly PersonId[];
}

/** At this level two changes in a row show, for the better as for the worse. */
const LEVELS = { wounds: 2, illness: 2, misery: 2, hunger: 2, fatigue: 2 };

/**
 * All that decides whom an effect may touch: which parts are given out, who has gone, whether the scene has an actor, who
 * is at the scene. The rules and the words look at a part by itself, so it is enough that each person plays each part
 * once, as `first` counts through the people.
 */
export function situationsOf(
  { where, story, roles }: Pick<Scene, 'where' | 'story'> & { readonly roles: readonly Role[] },
  first: number,
): Situation[] {
  const company = peopleFrom(first);
  const [one, two, three, away, gone] = company;
  const tables = {
    four: tableOf([one, two, three], [away], where, gone),
    one: tableOf([one], [], where, gone),
  };
  const cast: Cast = Object.fromEntries(roles.map((role, index) => [role, company[index % 4]]));
  const four = (name: string, about: Pick<Scene, 'actor' | 'cast'>): Situation => ({
    name,
    table: tables.four,
    scene: { where, story, ...about },
    present: [one, two, three],
  });
  return [
    four('no actor', { actor: null, cast }),
    four('an actor', { actor: three, cast }),
    four('an actor who has gone', { actor: gone, cast }),
    ...roles.map((role) => four(`${role} has gone`, { actor: two, cast: { ...cast, [role]: gone } })),
    ...(roles.length > 0 ? [four('no parts', { actor: null })] : []),
    { name: 'one alone', table: tables.one, scene: { where, story, actor: null }, present: [one] },
  ];
}

type Five = readonly [PersonId, PersonId, PersonId, PersonId, PersonId];

function peopleFrom(first: number): Five {
  return [0, 1, 2, 3, 4].map((next) => PERSON_IDS[(first + next) % PERSON_IDS.length]) as unknown as Five;
}

const TABLES = new Map<string, Table>();

/** While some of the group are out, so that those at home are not the whole group either. */
function tableOf(
  present: readonly PersonId[],
  away: readonly PersonId[],
  where: Scene['where'],
  gone: PersonId,
): Table {
  const key = [where, gone, ...present].join(' ');
  const known = TABLES.get(key);
  if (known !== undefined) return known;
  const outside = where === 'out' ? present : away;
  const people = Object.fromEntries(
    [...present, ...away].map((id) => [
      id,
      { levels: LEVELS, duty: outside.includes(id) ? ('scavenge' as const) : ('guard' as const) },
    ]),
  );
  const position = {
    people,
    scavenging: A_NIGHT_OUT,
    gone: [{ id: gone, day: 1, cause: 'wounds' as const }],
  };
  const { table } = at([], position);
  TABLES.set(key, table);
  return table;
}
