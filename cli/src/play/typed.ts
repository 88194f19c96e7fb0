import { type Ask, type Choice, choiceAt, type Grammar, isOffered, print, type Range } from '@vigilia/kernel';
import { type Item, itemsOf } from './menu.ts';
import { isOpinion } from './opinions.ts';

/** What somebody types to choose something, and what is meant by it. */
export interface TypedAnswer {
  readonly line: string;
  /** Of a voice, the option of whoever decides. */
  readonly meant: Choice;
}

/** A voice names an option by its number in the menu that its speaker reads; everything else is notation. */
export function typedAnswer(choice: Choice, ask: Ask, asks: readonly Ask[], grammar: Grammar): TypedAnswer {
  const [decider = ask] = asks;
  if (!isOpinion(ask, asks) || !hasAmount(choice)) return { line: print(grammar, choice), meant: choice };
  const meant = choiceAt<Choice>(decider, choice.amount - 1);
  const items = itemsOf(decider, grammar);
  const index = items.findIndex((item) => isOffered(offerOf(item), meant));
  const amount = items[index]?.to == null || !hasAmount(meant) ? '' : ` ${meant.amount}`;
  return { line: `${choice.verb} ${index + 1}${amount}`, meant };
}

function offerOf({ choice, to }: Item) {
  if (to === null) return { choices: [choice], ranges: [] };
  return { choices: [], ranges: [{ from: choice as Range<Choice>['from'], to }] };
}

function hasAmount(choice: Choice): choice is Choice & { readonly amount: number } {
  return 'amount' in choice;
}
