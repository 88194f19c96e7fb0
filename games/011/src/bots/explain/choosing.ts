import type { Text } from '@vigilia/kernel';
import { ABILITIES, type Character } from '../../data/characters.ts';
import type { Effect } from '../../data/effect.ts';
import { effectsByCharacter, usesOfAbility } from '../../rules/event.ts';
import { message } from '../../texts/message.ts';
import { bestBoost } from '../detective/effects.ts';
import type { Mind } from '../detective/mind.ts';
import { planWith } from '../detective/plan.ts';
import { cluesWorth } from '../detective/worth.ts';
import { facesAfter } from '../goal.ts';
import { gains } from './gains.ts';
import { winText } from './naming.ts';
import { type Reason, strongestFirst } from './reason.ts';
import { cluesInReach } from './turning.ts';

/** The gears turn for every Character: what is the Character's own comes first. */
const COMMON = 0.4;

/** Chooses a Character: what it brings by itself, and what the turn planned with it does. */
export function chooseTexts(mind: Mind, character: Character): Text[] {
  const effects = effectsWith(mind, character);
  const { teeth } = planWith(mind, character);
  const { action } = facesAfter(mind.view, teeth);
  const planned: Reason = {
    text: message('reason.action', { action, teeth }),
    weight: bestBoost(mind, action).worth * COMMON,
  };
  const free = effects.reduce((sum, effect) => sum + (effect.kind === 'walk' ? effect.steps : 0), 0);
  const found = cluesInReach(mind, character, teeth, free).map((text) => ({
    text,
    weight: cluesWorth(mind, 1),
  }));
  return [...winText(mind), ...strongestFirst([...gains(mind, effects), planned, ...found])];
}

/** What the Event brings for choosing this Character, and the ability as often as it is used. */
function effectsWith({ view, seat }: Mind, character: Character): Effect[] {
  const uses = Array.from({ length: usesOfAbility(view, seat) }, () => ABILITIES[character]);
  return [...effectsByCharacter(view, character), ...uses];
}
