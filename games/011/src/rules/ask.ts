import { asksOf, refusalsOf } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import type { Catalog, Clause } from '../texts/catalog.ts';

/** A question to one seat; none at all if there is nothing to choose from. */
export const ask = asksOf<Catalog, Clause, Choice>();

/** Says no with a reason of 011, and names the clause it rests on. */
export const refuse = refusalsOf<Catalog, Clause>();
