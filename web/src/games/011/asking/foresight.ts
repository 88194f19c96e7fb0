import {
  type Eleven,
  isLastAuction,
  isOpenlyForced,
  type PlanPlace,
  placesOn,
  preview,
} from '@vigilia/game-011';
import { choiceAt, countChoices, isRefusal, type Refusal, text } from '@vigilia/kernel';
import type { AnsweringUi, Further } from '../../../draft/answering-ui.ts';
import type { Asked, Choice } from '../eleven.ts';

/** The answers that decline what a question offers, by its prompt. */
const CLOSING: Readonly<Record<string, Choice>> = {
  'prompt.move': { verb: 'stop' },
  'prompt.free-walk': { verb: 'stop' },
  'prompt.end-turn': { verb: 'end' },
};
/** A free walk, the move and the turn: no more can be closed at once. */
const MOST_CLOSED = 3;
const CLOSED = { stop: 'eleven.and-stop', end: 'eleven.and-end', both: 'eleven.and-stop-end' } as const;

/** Whether the same seat is asked on after a plan, with nothing drawn or shown. */
export function canTakeBack({ view, ask }: Asked, plan: readonly Choice[]): boolean {
  return preview(view, ask, plan)?.next != null;
}

/** What may be answered together with a plan: to stop and to end the turn, or to pass whatever is auctioned next. */
export function furtherOf(asked: Asked, plan: readonly Choice[]): Further<Choice> | null {
  if (plan.some(({ verb }) => verb === 'bid' || verb === 'pass')) return passingOn(asked, plan);
  const choices = closingOf(asked, plan);
  if (choices.length === 0) return null;
  const verbs = choices.map(({ verb }) => verb);
  const how = !verbs.includes('end') ? 'stop' : verbs.includes('stop') ? 'both' : 'end';
  return { choices, order: null, text: text(CLOSED[how]) };
}

function closingOf({ view, ask }: Asked, plan: readonly Choice[]): Choice[] {
  const closing: Choice[] = [];
  let place = placesOn(view, ask, plan)?.at(-1) ?? null;
  while (place !== null && closing.length < MOST_CLOSED) {
    const choice = CLOSING[place.ask?.prompt.key ?? ''];
    if (choice === undefined) break;
    closing.push(choice);
    const next: PlanPlace | Refusal = place.take(choice);
    place = isRefusal(next) ? null : next;
  }
  return closing;
}

/** Who passes is asked again at the next auction, unless only two are left without a position (AUC-5). */
function passingOn({ view }: Asked, plan: readonly Choice[]): Further<Choice> | null {
  const isPass = plan.some(({ verb }) => verb === 'pass');
  if (isPass && isLastAuction(view)) return null;
  return { choices: [], order: 'pass', text: text('eleven.and-pass') };
}

/** What does nothing is answered by itself if no other person can learn from it. */
export const answersAutomatically: NonNullable<AnsweringUi<Eleven>['answersAutomatically']> = (
  { view, ask },
  { isAlone },
) => {
  const [only] = ask.choices;
  const doesNothing = only?.verb === 'end' || only?.verb === 'stop' || only?.verb === 'skip';
  return doesNothing && (isAlone || isOpenlyForced(view, ask));
};

/** The only answer; to end the turn and to spend no Clue, which is what most players answer. */
export function proposalFor({ ask }: Asked): Choice | null {
  if (countChoices(ask) === 1) return choiceAt(ask, 0);
  if (ask.prompt.key === 'prompt.spend') return ask.ranges[0]?.from ?? null;
  return ask.prompt.key === 'prompt.end-turn' ? { verb: 'end' } : null;
}
