import { type Ask, type Draw, everyChoice, isSameChoice } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { View } from '../view.ts';
import { barter, commission } from './bartering.ts';
import { carry } from './carrying.ts';
import { habit, lastSupper, narrate, toast, treat } from './dawn.ts';
import { DAY_HABITS } from './day-habits.ts';
import { decide } from './deciding.ts';
import { drink, eat } from './dusk.ts';
import { duty } from './duties.ts';
import { again, explore, hush, obstacle, search } from './exploring.ts';
import { enemyStory, ownStory, stance, strike } from './fighting.ts';
import {
  loseLeast,
  nameForBetter,
  nameForEmpathy,
  nameForProwess,
  nameForWorse,
  nameLost,
  namePatient,
  nameWounded,
} from './naming.ts';
import { goTo, pack } from './outing.ts';
import type { Habit, Habits } from './plan-by.ts';
import { arm, reroll, shield, shoot, wave } from './raiding.ts';

const verb =
  (wanted: Choice['verb']): Habit =>
  (_view, { choices }) =>
    choices.find((choice) => choice.verb === wanted);

/** For what one would do oneself, where one would; otherwise in trust of the Leader. */
function speak(view: View, _ask: Ask<Choice>, draw: Draw): Choice {
  const { council } = view;
  const own = council && HABITS[council.prompt.key]?.(view, council, draw);
  if (council === null || !own) return { verb: 'trust' };
  const option = everyChoice(council).findIndex((choice) => isSameChoice(choice, own));
  return option < 0 ? { verb: 'trust' } : { verb: 'for', amount: option + 1 };
}

/** What the planner does, by what it is asked. */
export const HABITS: Habits = {
  ...DAY_HABITS,
  'prompt.voice': speak,
  'prompt.no-starter': verb('concede'),
  'prompt.lock': again,
  'prompt.at-the-door': verb('arrival'),
  'prompt.drink': drink,
  'prompt.eat': eat,
  'prompt.duty': duty,
  'prompt.unguarded': verb('reconsider'),
  'prompt.location': goTo,
  'prompt.pack': pack,
  'prompt.explore': explore,
  'prompt.search': search,
  'prompt.obstacle': obstacle,
  'prompt.outdoor-lock': again,
  'prompt.hush': hush,
  'prompt.findings': carry,
  'prompt.arm': arm,
  'prompt.shots': shoot,
  'prompt.reroll': reroll,
  'prompt.shield': shield,
  'prompt.raid-damage': loseLeast,
  'prompt.wound': nameWounded,
  'prompt.crime-wave': wave,
  'prompt.stance': stance,
  'prompt.hit': strike,
  'prompt.kill': strike,
  'prompt.sacrifice': nameLost,
  'prompt.story-face': ownStory,
  'prompt.enemy-story-face': enemyStory,
  'prompt.treat': treat,
  'prompt.toast': toast,
  'prompt.nursing': namePatient,
  'prompt.habit': habit,
  'prompt.narrative': narrate,
  'prompt.before-morning': verb('done'),
  'prompt.last-supper': lastSupper,
  'prompt.name-for-better': nameForBetter,
  'prompt.name-for-worse': nameForWorse,
  'prompt.name-who-leaves': nameLost,
  'prompt.test-empathy': nameForEmpathy,
  'prompt.test-prowess-1': nameForProwess,
  'prompt.test-prowess-2': nameForProwess,
  'prompt.choose-loss': loseLeast,
  'prompt.commission': commission,
  'prompt.barter': barter,
  'prompt.options': (view, { choices }) => decide(view, choices),
};
