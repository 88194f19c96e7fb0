import {
  type Diario,
  FITTINGS,
  type FittingId,
  fittingOf,
  GOODS,
  listOf,
  OBJECTIVES,
  oddsOf,
  SPECIALS,
  type View,
} from '@vigilia/game-diario';
import {
  effectTexts,
  choiceText as gameChoiceText,
  locationTexts,
  narrativeTexts,
} from '@vigilia/game-diario/texts';
import { type Choice, type Text, text } from '@vigilia/kernel';

type DiarioChoice = Diario['choice'];

/** An option of a story is said in the story's words, a place by the Location that lies there. */
export function choiceText(given: Choice, { deciding, locations }: View): Text {
  const choice = given as DiarioChoice;
  if (choice.verb === 'go')
    return text('journal.go', { location: locations[choice.place], place: choice.place });
  const story = deciding?.story ?? null;
  if (choice.verb !== 'decide' || story === null) return gameChoiceText(choice);
  return gameChoiceText({ verb: choice.verb, option: `${story}:${choice.option}` });
}

/** The odds of a roll, what something costs and gives, what a decision puts at stake. */
export function glossOf(given: Choice, view: View, prompt: Text): readonly Text[] {
  const choice = given as DiarioChoice;
  if (choice.verb === 'decide') return stakes(view, choice.option);
  if (choice.verb === 'build' || choice.verb === 'idea') return fitting(choice.fitting);
  if (choice.verb === 'use') return recipe(choice.recipe);
  if (choice.verb === 'narrate') return narrativeTexts(choice.narrative);
  if (choice.verb === 'go') return locationTexts(view.locations[choice.place]);
  if (choice.verb === 'deliver' && view.objective !== null)
    return [costs(OBJECTIVES[view.objective.id].cost)];
  if (choice.verb === 'give' || choice.verb === 'take')
    return [text('journal.worth', { value: GOODS[choice.good].value })];
  const special = SPECIAL_OF[choice.verb];
  if (special !== undefined) return [text('journal.returns', { cards: SPECIALS[special] })];
  return oddsOf(view, prompt, choice);
}

/** What each special of a Location is called where it is chosen. */
const SPECIAL_OF: Readonly<Record<string, keyof typeof SPECIALS | undefined>> = {
  look: 'look',
  socialise: 'socialise',
  heal: 'heal',
  barter: 'trade',
};

/** What it costs and what it is good for. */
function fitting(id: FittingId): Text[] {
  const { cost, uses, bed } = FITTINGS[id];
  const recipes = uses.map((use) => use.id);
  return [
    costs(cost),
    ...(bed ? [text('journal.bed')] : []),
    ...(recipes.length > 0 ? [text('journal.allows', { recipes })] : []),
  ];
}

/** What one time costs and gives. */
function recipe(id: string): Text[] {
  const use = FITTINGS[fittingOf(id)].uses.find((each) => each.id === id);
  if (use === undefined) return [];
  const paid = listOf(use.cost);
  const made = listOf(use.gives);
  return [
    ...(paid.length > 0 ? [text('journal.each-costs', { goods: paid })] : []),
    ...(made.length > 0 ? [text('journal.each-gives', { goods: made })] : []),
    ...effectTexts(use.effects),
  ];
}

function costs(goods: Parameters<typeof listOf>[0]): Text {
  return text('journal.costs', { goods: listOf(goods) });
}

function stakes({ deciding }: View, option: string): Text[] {
  const at = deciding?.options[option];
  if (at === undefined) return [];
  const texts: Text[] = [];
  if (Object.keys(at.cost).length > 0) texts.push(costs(at.cost));
  if (at.certain.length > 0) texts.push(text('journal.certain', { stakes: at.certain }));
  if (at.possible.length > 0) texts.push(text('journal.possible', { stakes: at.possible }));
  return texts;
}
