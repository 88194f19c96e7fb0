import type { Ask } from '@vigilia/kernel';
import type { Power } from '../../data/cards.ts';
import { ABILITIES } from '../../data/characters.ts';
import type { Action } from '../../data/gears.ts';
import type { Choice } from '../../table/choices.ts';
import { rankOpenings, rankRaises } from './bidding.ts';
import { actionWorth, effectWorth } from './effects.ts';
import { VICTORY } from './end-worth.ts';
import type { Mind } from './mind.ts';
import { rankClueMoves, rankCluePlaces, rankMoves } from './moving.ts';
import { afterAction, chanceNextTurn } from './next-turn.ts';
import { rankOrganSquares, rankPlacements } from './placing.ts';
import { gearsWorth, plans } from './plan.ts';
import { rankDiscards, withPlays } from './playing.ts';
import { bestFirst, type Ranked, rank } from './ranked.ts';
import { lastGamble } from './winning.ts';
import { lookWorth, timeWorth } from './worth.ts';

/** Ranks the answers to one kind of question. Nothing ranked: it does not matter. */
type Ranking = (mind: Mind, ask: Ask<Choice>) => Ranked[];

const WON = 100;
/** In which order Power cards are wanted back. */
const WANTED_BACK: readonly Power[] = ['compose', 'investigate', 'research', 'transport'];

const RANKINGS: Readonly<Record<string, Ranking>> = {
  'prompt.open-auction': rankOpenings,
  'prompt.raise': rankRaises,
  'prompt.place-clue': (mind, { choices }) => rankCluePlaces(mind, choices),
  'prompt.choose': rankTurns,
  'prompt.gears': (mind, { choices }) => {
    const character = mind.view.turn?.character;
    if (character === null || character === undefined) return [];
    const turns = choices.filter(({ verb }) => verb === 'turn');
    return rank(turns, (choice) =>
      choice.verb === 'turn' ? gearsWorth(mind, character, choice.teeth, 0) : 0,
    );
  },
  'prompt.move': (mind, ask) => rankMoves(mind, ask, 0),
  'prompt.free-walk': (mind, ask) => rankMoves(mind, ask, Number(ask.prompt.vars.steps)),
  'prompt.move-clue': (mind, { choices }) => rankClueMoves(mind, choices),
  'prompt.clue-on-place': (mind, { choices }) => rankCluePlaces(mind, choices),
  'prompt.spend': (mind, { prompt }) => {
    const amounts = Array.from(
      { length: mind.self.clues + 1 },
      (_, amount): Choice => ({ verb: 'spend', amount }),
    );
    const action = prompt.vars.action as Action;
    return rank(amounts, (choice) => {
      if (choice.verb !== 'spend') return 0;
      const { amount } = choice;
      return (
        actionWorth(mind, action, amount) + VICTORY * chanceNextTurn(mind, afterAction(mind, action, amount))
      );
    });
  },
  'prompt.end-turn': (_mind, { choices }) => only(choices, 'end'),
  'prompt.investigate': (mind, { choices, prompt }) =>
    rank(choices, (choice) =>
      choice.verb === 'investigate' ? lookWorth(mind, choice.source, Number(prompt.vars.count)) : 0,
    ),
  'prompt.act': (mind, { choices }) =>
    rank(choices, (choice) => (choice.verb === 'act' ? actionWorth(mind, choice.action, 0) : 0)),
  'prompt.copy': (mind, { choices, prompt }) => {
    const cost = timeWorth(mind, -Number(prompt.vars.amount));
    return rank(choices, (choice) =>
      choice.verb === 'copy' ? effectWorth(mind, ABILITIES[choice.character]) + cost : 0,
    );
  },
  'prompt.regain': (_mind, { choices }) =>
    rank(choices, (choice) => (choice.verb === 'regain' ? -WANTED_BACK.indexOf(choice.power) : 0)),
  'prompt.place-location': (mind, { choices }) => rankPlacements(mind, choices),
  'prompt.place-organ': (mind, { choices }) => rankOrganSquares(mind, choices),
  'prompt.discard': (mind, { choices }) => rankDiscards(mind, choices),
};

/** Every answer worth naming, the best first. */
export function ranking(mind: Mind, ask: Ask<Choice>): readonly Ranked[] {
  return withPlays(mind, ask.choices, RANKINGS[ask.prompt.key]?.(mind, ask) ?? []);
}

/** The best turn with each Character; if no other turn follows, to name a suspect comes before them. */
function rankTurns(mind: Mind, { choices }: Ask<Choice>): Ranked[] {
  const turns = plans(mind).map(
    ({ character, worth }): Ranked => ({ choice: { verb: 'choose', character }, worth }),
  );
  const gamble = lastGamble(mind, choices);
  return gamble === undefined ? turns : bestFirst([{ choice: gamble, worth: WON }, ...turns]);
}

function only(choices: readonly Choice[], verb: Choice['verb']): Ranked[] {
  return choices.flatMap((choice) => (choice.verb === verb ? [{ choice, worth: 0 }] : []));
}
