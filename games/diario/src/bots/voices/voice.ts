import { type Advice, type Adviser, type Ask, choiceAt, type Draw, type Imagine } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { Diario } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { mustHear } from '../../rules/table/council.ts';
import { message } from '../../texts/message.ts';
import { plan } from '../planner.ts';
import { candidatesFor } from './candidates.ts';
import { nightsFrom } from './nights.ts';
import { reasonsFor } from './reasons/reasons.ts';
import { voicesOn } from './speaking.ts';
import type { Temper } from './temper.ts';
import { type Trial, trialsOf } from './trials.ts';

/** A voice thinks a question over in nights like this one, and says what it would do and why. */
export function voiceOf(temper: Temper): Adviser<Diario> {
  function advise(
    view: View,
    ask: Ask<Choice>,
    draw: Draw,
    imagine: Imagine<Diario>,
  ): readonly Advice<Diario>[] {
    if (mustHear(ask)) return [hearingFirst(view, ask)];
    const asked = view.council ?? ask;
    const own = plan(view, asked, draw);
    const trials = trialsOf(view, candidatesFor(view, asked, own), nightsFrom(draw, imagine), temper);
    const advice = trials.map((trial) => adviceOf(view, asked, trial, trials, temper));
    return view.council === null ? advice : voicesOn(asked, advice, trials);
  }
  return {
    advise,
    choose: (view, ask, draw, imagine) =>
      advise(view, ask, draw, imagine)[0]?.choice ?? plan(view, ask, draw),
  };
}

/** There is nothing to think over before the others are heard (LEAD-1). */
function hearingFirst({ spoke }: View, ask: Ask<Choice>): Advice<Diario> {
  return {
    choice: choiceAt(ask, 0),
    worth: 0,
    reasons: [message('refusal.unheard', { seats: spoke, count: spoke.length })],
  };
}

/** The first is held against the second, every other against the first. */
function adviceOf(
  view: View,
  { prompt }: Ask<Choice>,
  trial: Trial,
  [first, second]: readonly Trial[],
  temper: Temper,
): Advice<Diario> {
  const { choice, worth } = trial;
  const rival = trial === first ? second : first;
  return { choice, worth, reasons: reasonsFor(view, prompt, trial, rival, temper) };
}
