import { type Fault, type Text, text } from '@vigilia/kernel';
import { SHELF } from '../games.ts';
import type { Language } from '../language.ts';
import type { Say } from '../say.ts';
import { tableVoice } from '../voice.ts';

const LONGEST_VALUE = 60;

/** Which line is wrong, and why. */
export async function faultLine(fault: Fault, language: Language, say: Say): Promise<string> {
  const { line: number, game, n, wrong } = fault;
  const why = 'reason' in wrong ? await reasonOf(wrong.reason, fault, language, say) : differenceOf(wrong);
  if (n === null) return say(text('verdict.fault-in-header', { number, game, why }));
  return say(text('verdict.fault', { number, game, n, why }));

  function differenceOf({
    path,
    recorded,
    computed,
  }: {
    path: string;
    recorded: unknown;
    computed: unknown;
  }): string {
    return say(text('verdict.differs', { path, recorded: written(recorded), computed: written(computed) }));
  }

  function written(value: unknown): string {
    if (value === undefined) return say(text('verdict.nothing'));
    const json = JSON.stringify(value);
    return json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : json;
  }
}

/** A refusal may be the game's own, and then its table says it. */
async function reasonOf(reason: Text, { id }: Fault, language: Language, say: Say): Promise<string> {
  return reason.key.startsWith('verdict.') ? say(reason) : (await voiceOf(id, language, say))(reason);
}

/** How the table of a game speaks; the command itself where nobody knows the game. */
export async function voiceOf(id: string, language: Language, say: Say): Promise<Say> {
  const shelved = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  return shelved === undefined ? say : tableVoice(language, shelved, shelved.game.seats.max);
}
