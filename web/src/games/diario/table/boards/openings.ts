import { isTask, proposalAfter, proposedChoice, withChoice } from '@vigilia/game-diario';
import type { Asked, Choice } from '../asked.ts';
import { barterModel } from './barter/barter-model.ts';
import { dawnModel } from './dawn/dawn-model.ts';
import { deliver, give } from './day/round.ts';
import { duskModel } from './dusk/dusk-model.ts';
import { eveningModel } from './evening/evening-model.ts';
import { findingsModel } from './findings/findings-model.ts';
import { lossModel } from './naming/losses.ts';
import { outingModel } from './outing/outing-model.ts';
import { type BoardModel, openingOf } from './parts/board-model.ts';

/** How the plan of a board comes about. */
interface Opening {
  /** The plan that lies on the board when it opens. */
  open(asked: Asked): readonly Choice[];
  /** The plan that lies on it once a choice of its question is put into it. */
  put(asked: Asked, plan: readonly Choice[], choice: Choice): readonly Choice[];
}

function byModel<M>(model: BoardModel<M>): Opening {
  return {
    open: ({ view }) => openingOf(view, model),
    put: ({ view }, _plan, choice) => model.write(view, model.read(view, withChoice(view, [], 0, choice))),
  };
}

/** Everything that surely follows: a round, a raid's losses, both sides of a fight. */
const wholePlan: Opening = {
  open: ({ view }) => proposalAfter(view, []),
  put: ({ view }, _plan, choice) => withChoice(view, [], 0, choice),
};
/** A task is given within the round; the others keep theirs as far as there is room. */
const round: Opening = {
  ...wholePlan,
  put: ({ view }, plan, choice) => (isTask(choice) ? give(view, plan, choice) : deliver(view, plan, true)),
};
const oneChoice: Opening = {
  open: ({ view, ask }) => [proposedChoice(view, ask)],
  put: (_asked, _plan, choice) => [choice],
};

/** By the key of the question. A question that is not here waits for a press: a story, the next card, a stance. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  'prompt.assign': round,
  'prompt.idea': wholePlan,
  'prompt.mix': oneChoice,
  'prompt.drink': byModel(duskModel),
  'prompt.eat': byModel(duskModel),
  'prompt.duty': byModel(eveningModel),
  'prompt.location': byModel(outingModel),
  'prompt.pack': byModel(outingModel),
  'prompt.findings': byModel(findingsModel),
  'prompt.commission': byModel(barterModel),
  'prompt.barter': byModel(barterModel),
  'prompt.arm': wholePlan,
  'prompt.shield': wholePlan,
  'prompt.raid-damage': wholePlan,
  'prompt.wound': wholePlan,
  'prompt.hit': wholePlan,
  'prompt.kill': wholePlan,
  'prompt.sacrifice': wholePlan,
  'prompt.treat': byModel(dawnModel),
  'prompt.toast': byModel(dawnModel),
  'prompt.last-supper': byModel(dawnModel),
  'prompt.choose-loss': byModel(lossModel),
  'prompt.name-for-better': oneChoice,
  'prompt.name-for-worse': oneChoice,
  'prompt.name-who-leaves': oneChoice,
  'prompt.test-empathy': oneChoice,
  'prompt.test-prowess-1': oneChoice,
  'prompt.test-prowess-2': oneChoice,
  'prompt.nursing': oneChoice,
};

/** The plan that lies on the board of a question when it opens; empty where the board waits for a press. */
export function openingFor(asked: Asked): readonly Choice[] {
  return OPENINGS[asked.ask.prompt.key]?.open(asked) ?? [];
}

/** The plan of the question's board with one choice put into it; null where the choice is the whole answer. */
export function planWith(asked: Asked, plan: readonly Choice[], choice: Choice): readonly Choice[] | null {
  return OPENINGS[asked.ask.prompt.key]?.put(asked, plan, choice) ?? null;
}
