import { type Ask, choiceAt, countChoices } from '@vigilia/kernel';
import type { Choice, Source } from '../choices.ts';
import type { Character } from '../data/characters.ts';
import type { Action } from '../data/gears.ts';
import { suspects } from '../knowledge/sheet.ts';
import type { View } from '../view.ts';
import { openingBid, raiseOrPass } from './auction.ts';
import { type Faces, facesAfter, goalOf, selfOf, teethToWin } from './goal.ts';
import { leastUseful, worthPlaying } from './plays.ts';
import { distance } from './routes.ts';
import { nextMove } from './walking.ts';

type Draw = (sides: number) => number;

/** Somebody who knows the rules and plays by feel: writes Music, looks at hands, declares when certain. */
export const casual = {
  choose(view: View, ask: Ask<Choice>, draw: Draw): Choice {
    return preferred(view, ask, draw) ?? choiceAt(ask, draw(countChoices(ask)));
  },
};

function preferred(view: View, ask: Ask<Choice>, draw: Draw): Choice | undefined {
  const { choices, prompt } = ask;
  const play = worthPlaying(view, choices);
  if (play !== undefined) return play;
  switch (prompt.key) {
    case 'prompt.open-auction':
      return openingBid(view, ask, draw);
    case 'prompt.raise':
      return raiseOrPass(view, ask, draw);
    case 'prompt.choose':
      return declaration(view, choices) ?? favourite(view, choices, draw);
    case 'prompt.before-ability':
    case 'prompt.end-turn':
    case 'prompt.place-location':
      return first(choices, ['ability', 'end', 'invoke', 'place']);
    case 'prompt.gears':
      return bestTurn(view, choices);
    case 'prompt.move':
      return nextMove(view, choices, 0);
    case 'prompt.free-walk':
      return nextMove(view, choices, Number(prompt.vars.steps));
    case 'prompt.spend':
      return { verb: 'spend', amount: Math.min(4, selfOf(view).clues) };
    case 'prompt.investigate':
      return leastKnown(view, choices);
    case 'prompt.act':
      return choices.toSorted((one, other) => actionValue(view, other) - actionValue(view, one))[0];
    case 'prompt.copy':
      return choices.find((choice) => choice.verb === 'copy' && choice.character === 'johnsson');
    case 'prompt.place-organ':
      return nearestToGoal(view, choices);
    case 'prompt.discard':
      return leastUseful(view, choices);
    default:
      return undefined;
  }
}

function first(choices: readonly Choice[], verbs: readonly string[]): Choice | undefined {
  return choices.find(({ verb }) => verbs.includes(verb));
}

function declaration(view: View, choices: readonly Choice[]): Choice | undefined {
  const goal = goalOf(view);
  if (goal === null || teethToWin(view, goal) === null) return undefined;
  return choices.find((choice) => choice.verb === 'declare' && choice.character === goal.chosen);
}

function favourite(view: View, choices: readonly Choice[], draw: Draw): Choice | undefined {
  const wanted: Character[] = ['vikstrom', 'lilja', 'vidal'];
  if (selfOf(view).music < 15) wanted.unshift('johnsson');
  if (suspects(view).length > 1) wanted.unshift('lewis');
  // The Chosen One is left where the Organ can be reached, not dragged about.
  const offered = wanted.filter((character) => choices.some((choice) => choice.verb === 'choose' && choice.character === character));
  const character = offered[Math.min(offered.length - 1, draw(3))];
  return character === undefined ? undefined : { verb: 'choose', character };
}

function bestTurn(view: View, choices: readonly Choice[]): Choice | undefined {
  const goal = view.turn?.declared ? goalOf(view) : null;
  const winning = goal === null ? null : teethToWin(view, goal);
  if (winning !== null) return choices.find((choice) => choice.verb === 'turn' && choice.teeth === winning);
  const value = (choice: Choice): number => {
    if (choice.verb !== 'turn') return Number.NEGATIVE_INFINITY;
    const { action, teeth }: Faces = facesAfter(view, choice.teeth);
    return needOf(view, action) - teeth;
  };
  return choices.toSorted((one, other) => value(other) - value(one))[0];
}

function needOf(view: View, action: Action): number {
  const { music, clues } = selfOf(view);
  if (action === 'compose') return music < 15 ? 2 + Math.min(clues, 15 - music) : 0;
  if (action === 'investigate') return suspects(view).length > 1 ? 3 : 0;
  return action === 'research' ? 2 : 1;
}

function actionValue(view: View, choice: Choice): number {
  return choice.verb === 'act' ? needOf(view, choice.action) : 0;
}

/** A hand or deck of which the least is known, the thinnest hand first. */
function leastKnown(view: View, choices: readonly Choice[]): Choice | undefined {
  const known = Object.values(view.shown);
  const cardsLeft = (source: Source): number => {
    if (source === 'unknown') return known.filter((where) => where === 'unknown').length < view.unknown ? view.unknown : 99;
    const seat = Number(source.slice(1)) - 1;
    const player = view.players[seat];
    return player === undefined || known.includes(seat) ? 99 : player.powers.length + player.characters;
  };
  const value = (choice: Choice): number => (choice.verb === 'investigate' ? cardsLeft(choice.source) : 99);
  return choices.toSorted((one, other) => value(one) - value(other))[0];
}

/** Near whoever is, or may be, the Chosen One. */
function nearestToGoal(view: View, choices: readonly Choice[]): Choice | undefined {
  const [suspect] = suspects(view);
  if (suspect === undefined) return undefined;
  const from = view.characters[suspect];
  const steps = (choice: Choice): number => (choice.verb === 'organ' ? distance(from, choice.square) : 99);
  return choices.toSorted((one, other) => steps(one) - steps(other))[0];
}
