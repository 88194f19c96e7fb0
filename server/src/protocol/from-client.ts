import { z } from 'zod';
import { choice, key, LONGEST_TALK, LONGEST_WORDS, PROTOCOL, plan, seat, version, vote } from './parts.ts';

/** What a client says over the socket. Everything with a key gets an answer that names it. */
export const fromClient = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('hello'),
      protocol: z.literal(PROTOCOL),
      since: version.optional().describe('the last version this client saw: the answer holds what it missed'),
      lens: seat
        .optional()
        .describe('the seat to look over the shoulder of, where the table lets watchers do that'),
    })
    .describe('the first message; nothing is sent before it'),
  z
    .strictObject({
      type: z.literal('choose'),
      key,
      version: version.describe('the version this choice was made at'),
      line: plan,
      seat: seat.optional().describe('the seat to answer for, where another one was lent to yours'),
      words: z
        .string()
        .min(1)
        .max(LONGEST_WORDS)
        .optional()
        .describe(
          'where people talk freely: what goes with a voice of your seat; only the events that tell the voice hold it',
        ),
    })
    .describe(
      'answers the open question of your seat; taken as long as that question is open; several choices are a plan',
    ),
  z
    .strictObject({
      type: z.literal('why'),
      key,
      line: choice,
      seat: seat.optional().describe('the seat to answer for, where another one was lent to yours'),
    })
    .describe('asks whether a choice would be taken now: `done`, or `refused` and why; nothing happens'),
  z
    .strictObject({ type: z.literal('hint'), key })
    .describe('asks what a good player would choose in your place, where the table allows hints'),
  z.strictObject({ type: z.literal('undo'), key, version }).describe('takes back your latest choice'),
  z
    .strictObject({ type: z.literal('ask-undo'), key, version, backTo: z.number().int().min(0) })
    .describe('asks the others to go back to where only the first `backTo` answers stand'),
  z
    .strictObject({ type: z.literal('answer-undo'), key, version, agree: z.boolean() })
    .describe('agrees to go back, or does not'),
  z
    .strictObject({ type: z.literal('wish'), key, version, about: seat, wish: vote })
    .describe(
      'says what to do about a seat whose clock has run out, or whose person has been away for too long',
    ),
  z
    .strictObject({ type: z.literal('knock'), key, version, about: seat })
    .describe(
      'knocks for a person who has not answered for the agreed time (`silence`), connected or not: where no answer comes, the others may act',
    ),
  z
    .strictObject({ type: z.literal('return'), key })
    .describe('takes your seat back from whom it was lent to'),
  z
    .strictObject({ type: z.literal('order'), key, line: z.string().max(200).nullable() })
    .describe('leaves an order behind for questions to come, or takes it back'),
  z
    .strictObject({
      type: z.literal('draft'),
      key,
      question: z.number().int().min(0).describe('the number of the open question it is drafted on'),
      line: plan.describe(
        'what is drafted, in notation, its first choice one of those offered; empty: nothing',
      ),
      seat: seat.optional().describe('the seat that is asked, where you decide for another one'),
    })
    .describe(
      'shows the others what you are drafting, where the game says that the question lies open to all; nothing happens, and nothing of it is kept',
    ),
  z
    .strictObject({ type: z.literal('say'), key, phrase: z.string().max(40) })
    .describe('says a phrase that each person reads in their own language'),
  z
    .strictObject({ type: z.literal('write'), key, words: z.string().min(1).max(LONGEST_TALK) })
    .describe('says something in your own words'),
  z.strictObject({ type: z.literal('ping') }).describe('asks whether the server is there'),
]);

export type FromClient = z.infer<typeof fromClient>;
