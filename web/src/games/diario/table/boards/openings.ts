import { proposalAfter, proposedChoice } from '@vigilia/game-diario';
import type { Asked, Choice } from '../asked.ts';
import { barterModel } from './barter/barter-model.ts';
import { dawnModel } from './dawn/dawn-model.ts';
import { duskModel } from './dusk/dusk-model.ts';
import { eveningModel } from './evening/evening-model.ts';
import { findingsModel } from './findings/findings-model.ts';
import { lossModel } from './naming/losses.ts';
import { outingModel } from './outing/outing-model.ts';
import { type BoardModel, openingOf } from './parts/board-model.ts';

type Opening = (asked: Asked) => readonly Choice[];

const byModel =
  <M>(model: BoardModel<M>): Opening =>
  ({ view }) =>
    openingOf(view, model);

/** Everything that surely follows: a round, a raid's losses, both sides of a fight. */
const wholePlan: Opening = ({ view }) => proposalAfter(view, []);
const oneChoice: Opening = ({ view, ask }) => [proposedChoice(view, ask)];

/** By the key of the question. A question that is not here waits for a press: a story, the next card, a stance. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  'prompt.assign': wholePlan,
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
  return OPENINGS[asked.ask.prompt.key]?.(asked) ?? [];
}
