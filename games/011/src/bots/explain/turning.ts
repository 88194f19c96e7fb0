import type { Text } from '@vigilia/kernel';
import type { Character } from '../../data/characters.ts';
import { actionEffect } from '../../effects/actions.ts';
import { freeStepsOf, stepsToPay } from '../../rules/move.ts';
import { ridesFrom, stepsFrom } from '../../rules/streets.ts';
import { canPay } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { type Faces, facesAfter } from '../goal.ts';
import { gains } from './gains.ts';
import { goalSteps } from './goal.ts';
import { timeText } from './lacking.ts';
import { stepsToClue } from './reach.ts';
import { strongestFirst } from './reason.ts';

/** Turns the gears by a number of teeth. */
export function turnTexts(mind: Mind, teeth: number): Text[] {
  const { view, self } = mind;
  const character = view.turn?.character;
  if (!canPay(self, teeth)) return [message('reason.out-of-time')];
  const faces = facesAfter(view, teeth);
  const { action } = faces;
  const [, why] = strongestFirst(gains(mind, [actionEffect(action, 0)]));
  return [
    ...goalSteps(view, teeth),
    message('reason.action', { action, teeth }),
    ...(character == null ? [] : cluesInReach(mind, character, teeth, 0)),
    ...timeText(mind, teeth),
    ...(why === undefined ? [] : [why]),
    ...(character == null ? [] : machineText(mind, character, faces)),
  ];
}

/** A Clue that a Character comes to on foot or by carriage after this number of teeth, with some steps for nothing before. */
export function cluesInReach(mind: Mind, character: Character, teeth: number, free: number): Text[] {
  const { view, self } = mind;
  const { machine, steps: shown } = facesAfter(view, teeth);
  const reach = free + stepsToPay({ time: self.time - teeth }, shown) + freeStepsOf(machine);
  const steps = stepsToClue(view, character, view.characters[character]);
  if (steps === null || steps > reach) return [];
  return [message('reason.clue-in-reach', { character, steps })];
}

/** A machine that may be used from where the Character stands. */
function machineText({ view }: Mind, character: Character, { machine }: Faces): Text[] {
  if (machine === null) return [];
  const at = view.characters[character];
  const ways =
    machine === 'carriage' ? stepsFrom(view, character, at) : ridesFrom(view, character, at, machine);
  return ways.length > 0 ? [message('reason.machine', { machine })] : [];
}
