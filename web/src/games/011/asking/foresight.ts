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
import type { Asked, Choice, View } from '../eleven.ts';

/** The answers that decline what a question offers, by its prompt. */
const CLOSING: Readonly<Record<string, Choice>> = {
  'prompt.move': { verb: 'stop' },
  'prompt.free-walk': { verb: 'stop' },
  'prompt.end-turn': { verb: 'end' },
};
/** A free walk, the move, the Clues of an action and the turn: no more can be closed at once. */
const MOST_CLOSED = 4;
const CLOSED = {
  stop: 'eleven.and-stop',
  end: 'eleven.and-end',
  'stop end': 'eleven.and-stop-end',
  spend: 'eleven.and-spend',
  'spend end': 'eleven.and-spend-end',
} as const;

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
  const last = verbs.includes('spend') ? 'spend' : verbs.includes('stop') ? 'stop' : 'end';
  const how = last === 'end' || verbs.at(-1) !== 'end' ? last : (`${last} end` as const);
  return { choices, order: null, text: text(CLOSED[how]) };
}

function closingOf({ view, ask }: Asked, plan: readonly Choice[]): Choice[] {
  const closing: Choice[] = [];
  let place = placesOn(view, ask, plan)?.at(-1) ?? null;
  while (place !== null && closing.length < MOST_CLOSED) {
    const choice = place.ask === null ? null : closingFor(place.ask);
    if (choice === null) break;
    closing.push(choice);
    const next: PlanPlace | Refusal = place.take(choice);
    place = isRefusal(next) ? null : next;
  }
  return closing;
}

/** The answer that declines what a question offers; null if the question is no offer. */
export function closingFor({ prompt, ranges }: Asked['ask']): Choice | null {
  if (prompt.key === 'prompt.spend') return ranges[0]?.from ?? null;
  return CLOSING[prompt.key] ?? null;
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

/** The only answer; to spend no Clue, to stop after a move and to end the turn, which is what most players answer. */
export function proposalFor({ view, ask }: Asked): Choice | null {
  if (countChoices(ask) === 1) return choiceAt(ask, 0);
  if (ask.prompt.key !== 'prompt.move') return ask.prompt.key === 'prompt.free-walk' ? null : closingFor(ask);
  return hasMoved(view) || !ask.choices.some(({ verb }) => MOVES.has(verb)) ? { verb: 'stop' } : null;
}

const MOVES: ReadonlySet<Choice['verb']> = new Set(['walk', 'ride', 'carriage']);

function hasMoved({ turn }: View): boolean {
  return turn !== null && (turn.walked > 0 || turn.rode);
}
