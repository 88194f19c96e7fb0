import { mustHear } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import { type Ask, everyChoice, type Seat } from '@vigilia/kernel';
import type { Choice, View } from '../asked.ts';

/** An option of the Leader and who spoke for it or against it. */
export interface SpokenOption {
  /** Counted from 1, as a voice counts it. */
  readonly number: number;
  readonly choice: Choice;
  readonly inFavour: readonly Seat[];
  readonly against: readonly Seat[];
}

/** How the council stands on the open decision, as far as a viewer may hear it. */
export interface Tally {
  readonly options: readonly SpokenOption[];
  readonly trusting: readonly Seat[];
  readonly silent: readonly Seat[];
  /** Who has spoken and is not heard yet. */
  readonly unheard: readonly Seat[];
}

/** What is decided, also while its options wait for voices to be heard. */
export function decisionIn({ council }: View, ask: Ask<Choice> | null): Ask<Choice> | null {
  return ask === null || ask.prompt.key === 'prompt.voice' || mustHear(ask) ? council : ask;
}

export function tallyOf(view: View, ask: Ask<Choice> | null): Tally {
  const decision = decisionIn(view, ask);
  const voices = Object.entries(view.voices).map(([seat, voice]) => ({ seat: Number(seat), voice }));
  const seatsOf = (verb: string, number?: number) =>
    voices
      .filter(
        ({ voice }) =>
          voice.verb === verb && (number === undefined || ('amount' in voice && voice.amount === number)),
      )
      .map(({ seat }) => seat);
  return {
    options: (decision === null ? [] : everyChoice(decision)).map((choice, index) => ({
      number: index + 1,
      choice,
      inFavour: seatsOf('for', index + 1),
      against: seatsOf('against', index + 1),
    })),
    trusting: seatsOf('trust'),
    silent: seatsOf('silent'),
    unheard: view.spoke.filter((seat) => view.voices[seat] === undefined),
  };
}

/** Whether any voice can be shown. */
export function isSpoken({ options, trusting, silent }: Tally): boolean {
  return (
    trusting.length + silent.length > 0 ||
    options.some(({ inFavour, against }) => inFavour.length + against.length > 0)
  );
}

const COUNCILS: ReadonlySet<string> = new Set(profile.botsAdviseOn);

/** Whether the page asks the others about a decision (LEAD-1). On anything else they may speak too. */
export function matters({ prompt }: Pick<Ask, 'prompt'>): boolean {
  return COUNCILS.has(prompt.key);
}

/** Questions about one person after the other that the Leader's page answers for all on one board. */
const FOR_ALL: ReadonlySet<string> = new Set(['prompt.duty', 'prompt.drink', 'prompt.eat']);

/** Whether the Leader decides for all at once when the question names one person. */
export function isForAll({ prompt }: Pick<Ask, 'prompt'>): boolean {
  return FOR_ALL.has(prompt.key);
}
