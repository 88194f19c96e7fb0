import { proposals } from '@vigilia/game-diario';
import type { Asked, Choice } from '../asked.ts';
import { barterModel } from './barter/barter-model.ts';
import { dawnModel } from './dawn/dawn-model.ts';
import { DAY_OPENINGS } from './day/openings.ts';
import { duskModel } from './dusk/dusk-model.ts';
import { eveningModel } from './evening/evening-model.ts';
import { findingsModel } from './findings/findings-model.ts';
import { lossModel } from './naming/losses.ts';
import { outingModel } from './outing/outing-model.ts';
import { type BoardModel, openingOf } from './parts/board-model.ts';
import { type Opening, type Openings, oneChoiceBy, openingIn, planIn, wholePlanBy } from './parts/opening.ts';

function byModel<M>(model: BoardModel<M>): Opening {
  return {
    open: ({ view }) => openingOf(view, model),
    put: ({ view }, _plan, choice) =>
      model.write(view, model.read(view, proposals.withChoice(view, [], 0, choice))),
  };
}

const wholePlan = wholePlanBy(proposals);
const oneChoice = oneChoiceBy(proposals);

/** By the key of the question. */
const OPENINGS: Openings = {
  ...DAY_OPENINGS,
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

export function openingFor(asked: Asked): readonly Choice[] {
  return openingIn(OPENINGS, asked);
}

export function planWith(asked: Asked, plan: readonly Choice[], choice: Choice): readonly Choice[] | null {
  return planIn(OPENINGS, asked, plan, choice);
}
