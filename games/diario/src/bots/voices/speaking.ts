import { type Advice, type Ask, everyChoice, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { Diario } from '../../kinds/kinds.ts';
import { message } from '../../texts/message.ts';
import { nightsAhead } from './reasons/remarks.ts';
import type { Trial } from './trials.ts';

/** A voice in the council (LEAD-1): for what one would do oneself, against what did worst, or trust. */
export function voicesOn(
  council: Ask<Choice>,
  [own]: readonly Advice<Diario>[],
  trials: readonly Trial[],
): Advice<Diario>[] {
  const options = everyChoice(council);
  const numberOf = (choice: Choice) => 1 + options.findIndex((option) => isSameChoice(option, choice));
  const [best] = trials;
  const worst = trials.at(-1);
  if (own === undefined || best === undefined || worst === undefined) return [];
  const nights = best.nights.length;
  const trust: Advice<Diario> = {
    choice: { verb: 'trust' },
    worth: worst.worth,
    reasons: [message('reason.even', { nights })],
  };
  const inFavour: Advice<Diario> = { ...own, choice: { verb: 'for', amount: numberOf(own.choice) } };
  if (worst === best) return [inFavour, trust];
  const against: Advice<Diario> = {
    choice: { verb: 'against', amount: numberOf(worst.choice) },
    worth: (best.worth + worst.worth) / 2,
    reasons: [message('reason.worse', { count: nightsAhead(best, worst), nights })],
  };
  return [inFavour, against, trust];
}
