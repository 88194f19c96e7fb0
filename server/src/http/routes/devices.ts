import { refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { route } from '../route.ts';

const device = z.object({
  id: z.string(),
  name: z
    .string()
    .nullable()
    .describe('What it is, such as `Firefox, Android`; null where nothing is known.'),
  addedAt: z.number().nullable(),
  usedAt: z.number().nullable().describe('To the day.'),
  isThis: z.boolean().describe('Whether the request came from it.'),
});

/** The devices that are one person, and taking that away from one of them. */
export const devices = [
  route({
    method: 'GET',
    path: '/me/devices',
    about: 'The devices that are you, the latest first.',
    needs: 'identity',
    reply: z.object({ devices: z.array(device) }),
    async handle(_given, caller, { identities }) {
      const { identity } = caller;
      return { devices: identity === null ? [] : await identities.devices.of(identity, caller.headers) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/me/devices/:device',
    about: 'Signs a device out. It is no longer you, and its open sockets are closed.',
    needs: 'identity',
    params: z.strictObject({ device: z.string().max(64) }),
    reply: z.object({ done: z.literal(true) }),
    async handle({ params }, caller, { identities }) {
      const { identity } = caller;
      const isGone = identity !== null && (await identities.devices.signOut(identity, params.device));
      return isGone ? { done: true as const } : refuse(null, 'refusal.unknown-device');
    },
  }),
];
