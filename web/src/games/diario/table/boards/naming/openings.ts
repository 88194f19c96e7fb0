import { namingProposals } from '@vigilia/game-diario';
import { type Openings, oneChoiceBy, openingFromModel } from '../parts/opening.ts';
import { lossModel } from './losses.ts';

const oneChoice = oneChoiceBy(namingProposals);

export const NAMING_OPENINGS: Openings = {
  'prompt.choose-loss': openingFromModel(lossModel),
  'prompt.name-for-better': oneChoice,
  'prompt.name-for-worse': oneChoice,
  'prompt.name-who-leaves': oneChoice,
  'prompt.test-empathy': oneChoice,
  'prompt.test-prowess-1': oneChoice,
  'prompt.test-prowess-2': oneChoice,
  'prompt.nursing': oneChoice,
};
