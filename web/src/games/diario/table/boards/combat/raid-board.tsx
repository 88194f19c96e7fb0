import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Verb } from '../../asked.ts';
import { Rolls } from '../../combat/rolls.tsx';
import { diceGloss } from '../common/dice-gloss.ts';
import type { QuestionPart } from '../common/moment.ts';
import { Ways } from '../common/ways.tsx';
import { Arms } from './arms.tsx';
import { combatMoment } from './combat-moment.ts';
import { CrimeWave } from './crime-wave.tsx';
import { Losses } from './losses.tsx';
import * as styles from './raid-board.module.css';
import { RaidHead } from './raid-head.tsx';
import { RollAgain } from './roll-again.tsx';

/** Questions that a raid shares with a fight; their clause says which of the two asks. */
const SHARED: readonly string[] = [
  'prompt.arm',
  'prompt.shots',
  'prompt.reroll',
  'prompt.story-face',
  'prompt.wound',
];
/** Questions between two dice. */
const ROLLING: readonly string[] = ['prompt.shots', 'prompt.reroll', 'prompt.story-face'];
/** Choices that are simply one way or the other. */
const WAYS: readonly Verb[] = ['shots', 'miss', 'fate'];
const OWN: readonly string[] = ['prompt.shield', 'prompt.raid-damage', 'prompt.crime-wave'];

/** Arms, dice, shields and losses of a Night Raid (RAID). */
const raidBoard: Control<Diario> = {
  name: 'raid',
  promptOf: ({ ask: { prompt } }) => (prompt.key === 'prompt.shield' ? text('raid-board.prompt') : prompt),
  serves: (_choice, { prompt, clause }) =>
    OWN.includes(prompt.key) || (SHARED.includes(prompt.key) && clause.startsWith('RAID')),
  Body: RaidBoard,
};

function RaidBoard({ draft, asked }: AskedProps) {
  const { choices, prompt } = asked.ask;
  if (prompt.key === 'prompt.crime-wave') return <CrimeWave draft={draft} asked={asked} />;
  const isRolling = ROLLING.includes(prompt.key);
  const ways = choices.filter(({ verb }) => WAYS.includes(verb));
  if (!isRolling && prompt.key !== 'prompt.arm') return <Losses draft={draft} asked={asked} />;
  return (
    <div class={styles.raidBoard}>
      {isRolling && <RaidHead draft={draft} asked={asked} off={null} />}
      {prompt.key === 'prompt.arm' && <Arms draft={draft} asked={asked} />}
      {ways.length > 0 && <Ways glossOf={diceGloss} draft={draft} asked={asked} choices={ways} />}
      {prompt.key === 'prompt.reroll' && <RollAgain draft={draft} asked={asked} />}
      {isRolling && <Rolls draft={draft} />}
    </div>
  );
}

export const raidPart: QuestionPart = { controls: [raidBoard], moment: combatMoment };
