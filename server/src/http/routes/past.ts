import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { tooFast } from '../../limits/rate-limiters.ts';
import { auditOf } from '../../live-tables/audit.ts';
import { eventHistoryOf } from '../../live-tables/event-history.ts';
import type { LoadedTable } from '../../live-tables/loaded-table.ts';
import { logEntry } from '../../protocol/from-server.ts';
import { viewpointOf } from '../../table/viewpoint.ts';
import type { Caller } from '../caller.ts';
import { findTable, tableParams as params } from '../find-table.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';

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
    about: 'The whole log of a table, as you may know it.',
    needs: 'nothing',
    takesTokens: true,
    params,
    query: z.strictObject({ lens }),
    reply: z.object({ deeds: z.array(logEntry) }),
    async handle({ params: { id }, query }, caller, services) {
      const loaded = await findToReplay(services, caller, id);
      if (isRefusal(loaded)) return loaded;
      const viewpoint = viewpointOf(loaded.table, caller.identity, query.lens ?? null);
      const entries = await eventHistoryOf(services.tables, loaded, viewpoint);
      if ('refused' in entries) return entries;
      return { deeds: entries.map((one) => ({ ...one, events: one.events.map((event) => ({ ...event })) })) };
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/record',
    about: 'The audit file of a game that is over, by which the game can be checked (docs/audit.md).',
    needs: 'nothing',
    takesTokens: true,
    params,
    reply: z.string().describe('one JSON object a line'),
    media: 'application/jsonl',
    async handle({ params: { id } }, caller, services) {
      const loaded = await findToReplay(services, caller, id);
      if (isRefusal(loaded)) return loaded;
      if (viewpointOf(loaded.table, caller.identity, null).sees === 'nothing')
        return refuse(null, 'refusal.not-watching');
      const lines = await auditOf(services.tables, loaded);
      return 'refused' in lines ? lines : { name: `${loaded.table.setting.game}.jsonl`, lines };
    },
  }),
];

async function findToReplay(
  services: Services,
  { address }: Caller,
  id: string,
): Promise<LoadedTable | Refusal> {
  return tooFast(services.limiters.replays.take(address, services.now())) ?? (await findTable(services, id));
}
