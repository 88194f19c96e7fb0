import {
  type Ask,
  type AskingStep,
  countChoices,
  everyChoice,
  type Frame,
  print,
  type Seat,
} from '@vigilia/kernel';
import { type Choice, grammar, isVoice } from '../../choices.ts';
import type { Diario, Run } from '../../kinds.ts';
import type { Table, Voice } from '../../state.ts';
import { question } from './ask.ts';

/** A step as the rules write it: it knows the Leader alone. */
interface LeadersStep {
  asks(table: Table, frame: Frame): Ask<Choice> | null;
  answer(run: Run, frame: Frame, choice: Choice): void;
  why?: AskingStep<Diario>['why'];
}

/**
 * Lets everybody else give one voice on what the Leader is asked (LEAD-1). Voices wait for nobody: they stay
 * secret until the Leader decides, are shown together then, and bind the Leader to nothing.
 */
export function inCouncil(step: LeadersStep): AskingStep<Diario> {
  return {
    answersItself: true,
    asks(table, frame) {
      const asked = step.asks(table, frame);
      if (asked === null) return [];
      // Where there is nothing to decide there is nothing to say.
      if (table.seats === 1 || countChoices(asked) === 1) return [asked];
      return [asked, ...voicesOn(table, asked)];
    },
    answer(run, frame, choice, seat) {
      if (isVoice(choice)) return speak(run, frame, choice, seat);
      if (hasVoices(run.state)) hearVoices(run, step.asks(run.state, frame));
      step.answer(run, frame, choice);
      if (run.state.over !== null) run.state.agenda.length = 0;
    },
    why: (table, frame, choice, seat) =>
      seat === table.leader ? (step.why?.(table, frame, choice, seat) ?? null) : null,
  };
}

const TRUST_OR_SILENCE: readonly Choice[] = [{ verb: 'trust' }, { verb: 'silent' }];

function voicesOn(table: Table, asked: Ask<Choice>): Ask<Choice>[] {
  const { leader, seats, voices } = table;
  const to = countChoices(asked);
  const details = {
    vars: { leader },
    ranges: [
      { from: { verb: 'for', amount: 1 }, to },
      { from: { verb: 'against', amount: 1 }, to },
    ],
  } as const;
  const asks: Ask<Choice>[] = [];
  for (let seat = 0; seat < seats; seat++)
    if (seat !== leader && voices[seat] === undefined)
      asks.push(question(seat, 'LEAD-1', 'prompt.voice', TRUST_OR_SILENCE, details));
  return asks;
}

/** The same frame goes back: what the Leader is asked stays open. */
function speak(run: Run, frame: Frame, voice: Voice, seat: Seat): void {
  run.state.voices = { ...run.state.voices, [seat]: voice };
  run.echo(seat, { type: 'spoke', seat }, { type: 'spoke', seat });
  run.next(frame as Table['agenda'][number]);
}

function hasVoices({ voices }: Table): boolean {
  for (const _ in voices) return true;
  return false;
}

function hearVoices(run: Run, asked: Ask<Choice> | null): void {
  if (asked === null) return;
  const options = everyChoice(asked);
  for (const [seat, voice] of Object.entries(run.state.voices))
    run.unveil(heard(Number(seat), voice, options));
  run.state.voices = {};
}

function heard(seat: Seat, voice: Voice, options: readonly Choice[]): Diario['event'] {
  if (!('amount' in voice)) return { type: voice.verb === 'trust' ? 'voice-trusts' : 'voice-silent', seat };
  const option = options[voice.amount - 1];
  const choice = option === undefined ? String(voice.amount) : print(grammar, option);
  return { type: voice.verb === 'for' ? 'voice-for' : 'voice-against', seat, choice };
}
