import type { Text } from '@vigilia/kernel';
import { neighboursOf, type Square, STATIONS } from '../../city.ts';
import type { Character } from '../../data/characters.ts';
import { actionEffect } from '../../effects/actions.ts';
import { STEPS_OF_THE_CARRIAGE } from '../../rules/move.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { type Faces, facesAfter } from '../goal.ts';
import { gains } from './gains.ts';
import { goalSteps } from './goal.ts';
import { timeText } from './lacking.ts';
import { barriers, stepsToClue } from './reach.ts';
import { strongestFirst } from './reason.ts';

/** Turns the gears by a number of teeth. */
export function turnTexts(mind: Mind, teeth: number): Text[] {
  const { view, self } = mind;
  const character = view.turn?.character;
  if (self.time <= teeth) return [message('reason.out-of-time')];
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
  const paid = Math.max(0, Math.min(shown, self.time - teeth - 1));
  const reach = free + paid + (machine === 'carriage' ? STEPS_OF_THE_CARRIAGE : 0);
  const steps = stepsToClue(view, character, view.characters[character]);
  if (steps === null || steps > reach) return [];
  return [message('reason.clue-in-reach', { character, steps })];
}

/** A machine that may be used from where the Character stands. */
function machineText({ view }: Mind, character: Character, { machine }: Faces): Text[] {
  if (machine === null) return [];
  const at = view.characters[character];
  const barred = barriers(view, character);
  const ways = machine === 'carriage' ? neighboursOf(at) : stationsFrom(STATIONS[machine], at);
  return ways.some((square) => !barred.has(square)) ? [message('reason.machine', { machine })] : [];
}

function stationsFrom(stations: readonly Square[], at: Square): readonly Square[] {
  return stations.includes(at) ? stations.filter((station) => station !== at) : [];
}
