import type { ActingStep, Ask, Frame as KernelFrame, Step } from '@vigilia/kernel';
import type { Choice } from '../kinds/choices.ts';
import type { Asking, Diario } from '../kinds/kinds.ts';
import { barter } from '../rules/barter/barter.ts';
import { commission, trade } from '../rules/barter/trade.ts';
import { armFighter, armGuard } from '../rules/combat/arm.ts';
import { beforeRound, endFight, fight } from '../rules/combat/fight.ts';
import { enemyRoll, fightFace, fightRoll } from '../rules/combat/fight-roll.ts';
import { intrudersTake } from '../rules/combat/intruders.ts';
import { reroll } from '../rules/combat/reroll.ts';
import { shots } from '../rules/combat/shots.ts';
import { split } from '../rules/combat/split.ts';
import { splitOnEnemies } from '../rules/combat/split-on-enemies.ts';
import { splitOnPeople } from '../rules/combat/split-on-people.ts';
import { stance } from '../rules/combat/stance.ts';
import { storyFace } from '../rules/combat/story-face.ts';
import { fightRound, strike } from '../rules/combat/volley.ts';
import { beforeMorning, dawn, endDay } from '../rules/dawn/dawn.ts';
import { beforeFate, endFate, fate, nursing } from '../rules/dawn/fate.ts';
import { mourning } from '../rules/dawn/mourning.ts';
import { endNarrative, keepNarrative, narrative } from '../rules/dawn/narrative.ts';
import { treat } from '../rules/dawn/remedies.ts';
import { habit, spirit } from '../rules/dawn/spirit.ts';
import { toast } from '../rules/dawn/toast.ts';
import { assign, day, endRound, resolveRound, round } from '../rules/day/day.ts';
import { pickIdea } from '../rules/day/idea.ts';
import { lock, unlock } from '../rules/day/locks.ts';
import { mix } from '../rules/day/rummage.ts';
import { task } from '../rules/day/task.ts';
import { atTheDoor } from '../rules/day/visitor.ts';
import { effects } from '../rules/effects/effects.ts';
import { chooseLoss, giveUp } from '../rules/effects/give-up.ts';
import { options } from '../rules/effects/options.ts';
import { story } from '../rules/effects/read.ts';
import { test, tester } from '../rules/effects/tester.ts';
import { name } from '../rules/effects/touch.ts';
import { ceasefire, reckoning } from '../rules/end/ceasefire.ts';
import { lastSupper } from '../rules/end/last-supper.ts';
import { drink, dusk, eat, endDusk, thirst } from '../rules/evening/dusk.ts';
import { beginDuties, duty, evening, watch } from '../rules/evening/evening.ts';
import { endMorning, morning, noStarter, tokens, turnEvent } from '../rules/morning/morning.ts';
import { crimeWave } from '../rules/raid/crime-wave.ts';
import { raidDamage } from '../rules/raid/losses.ts';
import { endRaid, raid, turnRaid } from '../rules/raid/raid.ts';
import { defend, raidFace, raidRoll } from '../rules/raid/roll.ts';
import { beatOff, shield } from '../rules/raid/shield.ts';
import { raidWounds } from '../rules/raid/wounds.ts';
import { afterDeath } from '../rules/scavenging/after-death.ts';
import { explorationCard } from '../rules/scavenging/exploration-card.ts';
import { endCard, explore, unknown } from '../rules/scavenging/explore.ts';
import { chooseFindings, findings } from '../rules/scavenging/findings.ts';
import { chooseLocation, pack } from '../rules/scavenging/location.ts';
import { mapCard } from '../rules/scavenging/map-card.ts';
import { encounter, hush, noiseRoll, rollNoise } from '../rules/scavenging/noise.ts';
import { outdoorLock } from '../rules/scavenging/outdoor-lock.ts';
import { scavenging } from '../rules/scavenging/scavenging.ts';
import { searchPlace } from '../rules/scavenging/search.ts';
import { searchCard } from '../rules/scavenging/search-card.ts';
import { setUp } from '../rules/set-up/set-up.ts';
import { inCouncil } from '../rules/table/council.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';

/** Every step as the rules write it, in the order in which a day comes to them; then what may happen at any time. */
const RULES = {
  'set-up': setUp,
  morning,
  'turn-event': turnEvent,
  tokens,
  'no-starter': noStarter,
  'end-morning': endMorning,
  day,
  round,
  assign,
  'resolve-round': resolveRound,
  task,
  mix,
  lock,
  unlock,
  'at-the-door': atTheDoor,
  'pick-idea': pickIdea,
  'end-round': endRound,
  dusk,
  drink,
  thirst,
  eat,
  'end-dusk': endDusk,
  evening,
  duty,
  watch,
  'begin-duties': beginDuties,
  // Scavenging
  scavenging,
  'choose-location': chooseLocation,
  pack,
  unknown,
  explore,
  'exploration-card': explorationCard,
  'search-card': searchCard,
  'map-card': mapCard,
  'end-card': endCard,
  'outdoor-lock': outdoorLock,
  search: searchPlace,
  'noise-roll': noiseRoll,
  hush,
  'roll-noise': rollNoise,
  encounter,
  'after-death': afterDeath,
  findings,
  'choose-findings': chooseFindings,
  // Night Raid
  raid,
  'arm-guard': armGuard,
  'turn-raid': turnRaid,
  defend,
  'raid-roll': raidRoll,
  'raid-face': raidFace,
  'beat-off': beatOff,
  shield,
  'raid-damage': raidDamage,
  'raid-wounds': raidWounds,
  'end-raid': endRaid,
  'crime-wave': crimeWave,
  dawn,
  treat,
  toast,
  'before-fate': beforeFate,
  nursing,
  fate,
  'end-fate': endFate,
  spirit,
  habit,
  narrative,
  'keep-narrative': keepNarrative,
  'end-narrative': endNarrative,
  mourning,
  'before-morning': beforeMorning,
  'end-day': endDay,
  ceasefire,
  'last-supper': lastSupper,
  reckoning,
  // Combat
  fight,
  'before-round': beforeRound,
  stance,
  'arm-fighter': armFighter,
  'fight-round': fightRound,
  strike,
  shots,
  reroll,
  'fight-roll': fightRoll,
  'fight-face': fightFace,
  'enemy-roll': enemyRoll,
  'story-face': storyFace,
  split,
  'split-on-enemies': splitOnEnemies,
  'split-on-people': splitOnPeople,
  'intruders-take': intrudersTake,
  'end-fight': endFight,
  // Barter
  trade,
  commission,
  barter,
  effects,
  name,
  'give-up': giveUp,
  'choose-loss': chooseLoss,
  test,
  tester,
  options,
  story,
};

/** Every step of the game: the Leader is asked in council, and nothing happens once it is over. */
export const steps = Object.fromEntries(
  Object.entries(RULES).map(([id, step]) => [id, 'run' in step ? untilOver(step) : inCouncil(step as never)]),
) as unknown as Readonly<Record<Frame['step'], Step<Diario, never>>>;

function untilOver(step: { run: unknown }): ActingStep<Diario, never> {
  const { run: act } = step as ActingStep<Diario, KernelFrame>;
  return {
    run(run, frame) {
      act(run, frame);
      if (run.state.over !== null) run.state.agenda.length = 0;
    },
  };
}

/** What the Leader is asked now, if anything. */
export function leadersQuestion(table: Table): Ask<Choice> | null {
  const frame = table.agenda.at(-1);
  if (frame === undefined) return null;
  const step: unknown = RULES[frame.step];
  return (step as Asking<never, never>).asks(table, frame as never);
}
