import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { seatOf } from '../../table/seats.ts';
import type { Caller } from '../caller.ts';
import { findTable, tableParams as params } from '../find-table.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';

const DONE = { done: true } as const;

/** Letting a program of one's own answer for one's seat. */
export const token = [
  route({
    method: 'POST',
    path: '/tables/:id/token',
    about:
      'Makes a token by which a program answers for your seat, at this table only. Voids the one before.',
    needs: 'identity',
    params,
    reply: z.object({ token: z.string().describe('sent as `Authorization: Bearer`') }),
    async handle({ params: { id } }, caller, services) {
      const identity = await seated(services, caller, id);
      if (typeof identity !== 'string') return identity;
      const token = await services.identities.makeSeatToken(identity, id);
      // A person who got up in the meantime voided the token before it was there.
      const still = await seated(services, caller, id);
      if (typeof still === 'string') return { token };
      await services.identities.voidSeatToken(identity, id);
      return still;
    },
  }),
  route({
    method: 'DELETE',
    path: '/tables/:id/token',
    about: 'Voids the token of your seat, and closes the sockets that it opened.',
    needs: 'identity',
    params,
    reply: z.object({ done: z.literal(true) }),
    async handle({ params: { id } }, caller, services) {
      const identity = await caller.identify();
      if (typeof identity !== 'string') return identity;
      await services.identities.voidSeatToken(identity, id);
      return DONE;
    },
  }),
];

async function seated(services: Services, caller: Caller, id: string): Promise<string | Refusal> {
  const loaded = await findTable(services, id);
  if (isRefusal(loaded)) return loaded;
  const { identity } = caller;
  if (identity === null || seatOf(loaded.table, identity) === null) return refuse(null, 'refusal.not-seated');
  return identity;
}
