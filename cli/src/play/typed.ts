import { type Ask, type Choice, choiceAt, type Grammar, isOffered, print, type Range } from '@vigilia/kernel';
import { type Item, itemsOf } from './menu.ts';

/** What a player types to make a choice. */
export interface TypedAnswer {
  readonly line: string;
  /** The choice; of an opinion, the option it names. */
  readonly meant: Choice;
}

/** An opinion names an option by its number in the menu of the decision; every other choice is notation. */
export function typedAnswer(choice: Choice, decision: Ask | null, grammar: Grammar): TypedAnswer {
  if (decision === null || !hasAmount(choice)) return { line: print(grammar, choice), meant: choice };
  const meant = choiceAt<Choice>(decision, choice.amount - 1);
  const items = itemsOf(decision, grammar);
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
