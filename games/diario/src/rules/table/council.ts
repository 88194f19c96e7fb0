import { type Ask, type AskingStep, countChoices, type Frame } from '@vigilia/kernel';
import { type Choice, isVoice } from '../../kinds/choices.ts';
import type { Diario, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { question, refuse } from './ask.ts';
import { endVoices, giveVoice, hearVoices, isUnheard, speakersOf } from './voices.ts';

/** A step as the rules write it: it knows the Leader alone. */
interface LeadersStep {
  asks(table: Table, frame: Frame): Ask<Choice> | null;
  answer(run: Run, frame: Frame, choice: Choice): void;
  why?: AskingStep<Diario>['why'];
}

/**
 * Lets every other seat give one voice on what the Leader is asked (LEAD-1). No voice is waited for, and none binds, but
 * one that was given is heard: until then the Leader is offered nothing else. With the last voice all are open.
 */
export function inCouncil(step: LeadersStep): AskingStep<Diario> {
  return {
    answersItself: true,
    asks(table, frame) {
      const asked = step.asks(table, frame);
      if (asked === null) return [];
      // If there is nothing to decide there is nothing to say.
      if (table.seats === 1 || countChoices(asked) === 1) return [asked];
      return [isUnheard(table) ? hearingBefore(asked) : asked, ...voicesOn(table, asked)];
    },
    answer(run, frame, choice, seat) {
      const table = run.state;
      const asked = () => step.asks(table, frame) as Ask<Choice>;
      if (isVoice(choice) || choice.verb === 'hear') {
        if (isVoice(choice)) giveVoice(run, seat, choice, asked());
        else hearVoices(run, seat, asked());
        // The same frame goes back: what the Leader is asked stays open.
        return run.next(frame as Table['agenda'][number]);
      }
      endVoices(table);
      step.answer(run, frame, choice);
      if (table.over !== null) table.agenda.length = 0;
    },
    why(table, frame, choice, seat) {
      if (seat !== table.leader) return null;
      if (choice.verb === 'hear') return refuse('LEAD-1', 'refusal.no-voices');
      if (isUnheard(table)) {
        const seats = speakersOf(table);
        return refuse('LEAD-1', 'refusal.unheard', { seats, count: seats.length });
      }
      return step.why?.(table, frame, choice, seat) ?? null;
    },
  };
}

const HEAR: Choice = { verb: 'hear' };

/** The question as it stands while an unheard voice lies on it: its options wait. */
function hearingBefore(asked: Ask<Choice>): Ask<Choice> {
  return { ...asked, choices: [HEAR], ranges: [] };
}

/** Whether the Leader has to open the voices before anything else (LEAD-1). */
export function mustHear({ choices }: Pick<Ask<Choice>, 'choices'>): boolean {
  return choices[0]?.verb === 'hear';
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
