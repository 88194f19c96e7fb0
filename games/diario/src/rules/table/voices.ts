import { type Ask, everyChoice, print, type Seat, type Viewer } from '@vigilia/kernel';
import { type Choice, grammar } from '../../kinds/choices.ts';
import type { Diario, Run } from '../../kinds/kinds.ts';
import type { Table, Voice } from '../../state/state.ts';

export const NO_VOICES: Table['voices'] = {};

/** All hear the voices once they are open; until then those who have spoken on this question do (LEAD-1). */
export function mayHear({ voices, voicesOpen }: Table, viewer: Viewer): boolean {
  return voicesOpen || (viewer !== null && voices[viewer] !== undefined);
}

/** Some voice has been given that the Leader has not heard. */
export function isUnheard({ voices, voicesOpen }: Table): boolean {
  if (voicesOpen) return false;
  for (const _ in voices) return true;
  return false;
}

/** A seat speaks: those who have spoken hear it, and the seat hears them; with the last voice all are open. */
export function giveVoice(run: Run, seat: Seat, voice: Voice, asked: Ask<Choice>): void {
  const table = run.state;
  const earlier = speakersOf(table);
  const told = eventOf(seat, voice, asked);
  table.voices = { ...table.voices, [seat]: voice };
  if (table.voicesOpen) return run.revealToAll(told);
  const isLast = earlier.length + 1 === table.seats - 1;
  if (earlier.length > 0) run.show({ only: earlier }, told);
  run.tell({ only: [seat] }, told);
  if (!isLast) run.tell({ except: [...earlier, seat] }, { type: 'spoke', seat });
  for (const other of earlier)
    run.show({ only: [seat] }, eventOf(other, table.voices[other] as Voice, asked));
  if (isLast) openVoices(run, asked);
}

/** The Leader wants to hear what has been said so far. */
export function hearVoices(run: Run, leader: Seat, asked: Ask<Choice>): void {
  run.announce({ type: 'voices-opened', seat: leader });
  openVoices(run, asked);
}

/** From now on every voice on this question is heard by all; those who have not spoken hear them all now. */
function openVoices(run: Run, asked: Ask<Choice>): void {
  const table = run.state;
  const speakers = speakersOf(table);
  table.voicesOpen = true;
  for (const seat of speakers)
    run.show({ except: speakers }, eventOf(seat, table.voices[seat] as Voice, asked));
}

/** The question is decided: the next one has voices of its own. */
export function endVoices(table: Table): void {
  table.voices = NO_VOICES;
  table.voicesOpen = false;
}

const VOICES: ReadonlySet<string> = new Set(['voice-for', 'voice-against', 'voice-trusts', 'voice-silent']);

/** The seat whose voice an event tells. */
export function voiceIn(event: Diario['event']): Seat | null {
  return VOICES.has(event.type) && 'seat' in event ? event.seat : null;
}

export function speakersOf({ voices }: Table): Seat[] {
  return Object.keys(voices).map(Number);
}

function eventOf(seat: Seat, voice: Voice, asked: Ask<Choice>): Diario['event'] {
  if (!('amount' in voice)) return { type: voice.verb === 'trust' ? 'voice-trusts' : 'voice-silent', seat };
  const option = everyChoice(asked)[voice.amount - 1];
  const choice = option === undefined ? String(voice.amount) : print(grammar, option);
  return { type: voice.verb === 'for' ? 'voice-for' : 'voice-against', seat, choice };
}
