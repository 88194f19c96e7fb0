import { ROLES } from '../../data/roles.ts';
import type { Scene } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { fateOf, playerOf } from './condition.ts';

/** Who plays which part, for an event, each written `role:person:fate`; nothing if there is none. */
export function castNow(table: Pick<Table, 'gone'>, scene: Scene): { readonly cast?: readonly string[] } {
  const cast = ROLES.flatMap((role) => {
    const person = playerOf(role, scene);
    return person === null ? [] : [`${role}:${person}:${fateOf(person, table.gone)}`];
  });
  return cast.length === 0 ? {} : { cast };
}
