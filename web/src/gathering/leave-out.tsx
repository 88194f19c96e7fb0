import { GameAvoidFields } from '../games/avoid-fields.tsx';
import type { Company } from '../table/company.ts';
import { gameOf } from './seat-actions.ts';

/** What is to be left out, for a person who sits here and has not said ready: it is sent with that. */
export function LeaveOut({ company }: { readonly company: Company }) {
  const mine = company.seat.value;
  const isOpen = mine !== null && company.card.value.seats[mine]?.ready !== true;
  return isOpen ? <GameAvoidFields game={gameOf(company)} /> : null;
}
