import type { Text } from '@vigilia/kernel';
import { stakesIn } from '../data/language/stakes.ts';
import { PEOPLE, type PersonId, type Skill, type SpiritLine } from '../data/people.ts';
import type { Event } from '../kinds/events.ts';
import { effectsOf, LINES } from '../rules/dawn/spirit.ts';
import { settledAs } from '../rules/effects/settled.ts';
import { conditionText } from './condition.ts';
import { AT_HOME, effectTexts, rollsOf } from './effect.ts';
import { message } from './message.ts';
import { stakeTexts } from './stake.ts';

/** Who a person is, what they can do, and what each line of their Spirit does. */
export function personTexts(id: PersonId): Text[] {
  const { skills, spirit } = PEOPLE[id];
  return [
    { key: `person-about.${id}`, vars: {} },
    ...skills.map(skillText),
    ...spirit.flatMap((line, index) => [
      message('spirit.line', { row: index + 1, rolls: rollsOf(ROWS, index) }),
      ...lineTexts(line, id),
    ]),
  ];
}

const ROWS = LINES.map((upTo) => ({ upTo }));

/** One line of a person's Spirit, counted from 1, as it came: without what did not hold (DAWN-3). */
export function spiritTexts({ person, row, held }: Extract<Event, { type: 'spirit' }>): Text[] {
  const line = PEOPLE[person].spirit[row - 1];
  if (line === undefined) return [];
  if (held === undefined) return lineTexts(line, person);
  const scene = { ...AT_HOME, actor: person, story: null };
  return stakeTexts(stakesIn(settledAs(effectsOf(line), held)), scene);
}

export function skillText(skill: Skill): Text {
  return { key: `skill.${skill.kind}`, vars: 'by' in skill ? { by: skill.by } : {} };
}

function lineTexts(line: SpiritLine, actor: PersonId): Text[] {
  switch (line.kind) {
    case 'habit':
      return [message('spirit.habit', { good: line.good, misery: line.misery })];
    case 'if':
      return [conditionText(line.when), ...effectTexts(line.effects, { ...AT_HOME, actor })];
    case 'nothing':
      return [message('effect.nothing')];
  }
}
