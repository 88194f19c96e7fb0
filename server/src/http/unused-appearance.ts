import { COLOURS, SYMBOLS } from '../protocol/person.ts';
import { personAt } from '../table/seats.ts';
import type { Table } from '../table/table.ts';

interface Looks {
  readonly colour: string;
  readonly symbol: string;
}

/** Colour and symbol of a person who names none: those they have, or the first that are free. */
export function unusedAppearance({ chairs }: Table, identity: string): Looks {
  const people = chairs.map((chair) => personAt(chair)).filter((person) => person !== null);
  const own = people.find((person) => person.identity === identity);
  return own ?? { colour: free(COLOURS, people, 'colour'), symbol: free(SYMBOLS, people, 'symbol') };
}

/** With more people than looks the first is taken again; the command then refuses it. */
function free(looks: readonly string[], people: readonly Looks[], which: keyof Looks): string {
  const taken = new Set(people.map((person) => person[which]));
  return looks.find((look) => !taken.has(look)) ?? looks[0] ?? '';
}
