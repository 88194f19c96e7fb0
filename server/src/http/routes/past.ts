import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import type { LiveTable } from '../../tables/loaded-table.ts';
import { auditOf } from '../../tables/record.ts';
import { storyOf } from '../../tables/event-history.ts';
import { tooFast } from '../../limits/rate-limiters.ts';
import { deed } from '../../protocol/named.ts';
import { placeOf } from '../../table/viewpoint.ts';
import type { Caller } from '../caller.ts';
import { findTable, tableParams as params } from '../find-table.ts';
import type { House } from '../services.ts';
import { route } from '../route.ts';

const lens = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .optional()
  .describe('the seat to look over the shoulder of, where the table lets watchers do that');

/** What has happened at a table. */
export const past = [
  route({
    method: 'GET',
    path: '/tables/:id/story',
    about: 'All that happened at a table so far, as you heard of it.',
    needs: 'nobody',
    takesTokens: true,
    params,
    query: z.strictObject({ lens }),
    reply: z.object({ deeds: z.array(deed) }),
    async handle({ params: { id }, query }, caller, house) {
      const live = await findToReplay(house, caller, id);
      if (isRefusal(live)) return live;
      const place = placeOf(live.table, caller.identity, query.lens ?? null);
      const deeds = await storyOf(house.hall, live, place);
      if ('refused' in deeds) return deeds;
      return { deeds: deeds.map((one) => ({ ...one, events: one.events.map((event) => ({ ...event })) })) };
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/record',
    about: 'The audit file of a game that is over, for whoever wants to check it (docs/audit.md).',
    needs: 'nobody',
    takesTokens: true,
    params,
    reply: z.string().describe('one JSON object a line'),
    media: 'application/jsonl',
    async handle({ params: { id } }, caller, house) {
      const live = await findToReplay(house, caller, id);
      if (isRefusal(live)) return live;
      if (placeOf(live.table, caller.identity, null).sees === 'nothing')
        return refuse(null, 'refusal.not-watching');
      const lines = await auditOf(house.hall, live);
      return 'refused' in lines ? lines : { name: `${live.table.setting.game}.jsonl`, lines };
    },
  }),
];

async function findToReplay(house: House, { address }: Caller, id: string): Promise<LiveTable | Refusal> {
  return tooFast(house.gates.replays.pass(address, house.now())) ?? (await findTable(house, id));
}
