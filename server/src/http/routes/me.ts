import { refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { route } from '../route.ts';

const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;
const token = z.string().max(100);

/** Being the same person tomorrow and on another device, without a name or a password. */
export const me = [
  route({
    method: 'GET',
    path: '/me',
    about: 'Whether you are known here, and whether you have a recovery phrase. Renews an old cookie.',
    needs: 'nothing',
    reply: z.object({ known: z.boolean(), hasPhrase: z.boolean() }),
    async handle(_given, caller, { identities }) {
      const { identity } = caller;
      if (identity === null) return { known: false, hasPhrase: false };
      caller.cookie = await identities.renew(caller.headers);
      return { known: true, hasPhrase: await identities.hasPhrase(identity) };
    },
  }),
  route({
    method: 'POST',
    path: '/me',
    about:
      'Makes you known here: gives the cookie that every other command needs, and does nothing else, so it may be sent again.',
    needs: 'newcomer',
    reply: done,
    async handle(_given, caller) {
      const identity = await caller.identify();
      return typeof identity === 'string' ? DONE : identity;
    },
  }),
  route({
    method: 'POST',
    path: '/me/phrase',
    about:
      'Makes twelve words by which you are known again anywhere; it is shown once, and voids the one before.',
    needs: 'newcomer',
    reply: z.object({ phrase: z.string() }),
    async handle(_given, caller, { identities }) {
      const identity = await caller.identify();
      return typeof identity === 'string' ? { phrase: await identities.makePhrase(identity) } : identity;
    },
  }),
  route({
    method: 'POST',
    path: '/me/recover',
    about: 'Makes this device yours by your recovery phrase; it forgets whom it knew before.',
    needs: 'nothing',
    body: z.strictObject({ phrase: z.string().max(400) }),
    reply: done,
    async handle({ body }, caller, { identities }) {
      caller.cookie = await identities.recover(body.phrase, caller.headers);
      return caller.cookie === null ? refuse(null, 'refusal.unknown-phrase') : DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/me/link',
    about: 'Makes a token for a link that makes another device yours, once and within ten minutes.',
    needs: 'identity',
    reply: z.object({ token: z.string() }),
    async handle(_given, caller, { identities }) {
      const identity = await caller.identify();
      return typeof identity === 'string' ? { token: await identities.makeLink(identity) } : identity;
    },
  }),
  route({
    method: 'POST',
    path: '/me/claim',
    about: 'Makes this device yours by the token of such a link; it forgets whom it knew before.',
    needs: 'nothing',
    body: z.strictObject({ token }),
    reply: done,
    async handle({ body }, caller, { identities }) {
      caller.cookie = await identities.claim(body.token, caller.headers);
      return caller.cookie === null ? refuse(null, 'refusal.unknown-link') : DONE;
    },
  }),
];
