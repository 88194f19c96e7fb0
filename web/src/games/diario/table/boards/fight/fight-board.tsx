import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Verb } from '../../asked.ts';
import { Rolls } from '../../dice/rolls.tsx';
import { Arms } from '../combat/arms.tsx';
import { RollAgain } from '../combat/roll-again.tsx';
import { diceGloss } from '../parts/dice-gloss.ts';
import { Ways } from '../ways.tsx';
import { Blows } from './blows.tsx';
import { Sides } from './sides.tsx';
import { Stance } from './stance.tsx';
import './fight-board.css';

/** Questions that a fight shares with a raid; their clause says which of the two asks. */
const SHARED: readonly string[] = ['prompt.arm', 'prompt.shots', 'prompt.reroll', 'prompt.wound'];
const OWN: readonly string[] = [
  'prompt.stance',
  'prompt.hit',
  'prompt.kill',
  'prompt.sacrifice',
  'prompt.story-face',
  'prompt.enemy-story-face',
];

/** Questions that split what was dealt. */
const SPLITS: readonly string[] = ['prompt.wound', 'prompt.hit', 'prompt.kill', 'prompt.sacrifice'];
/** Choices that are simply one way or the other. */
const WAYS: readonly Verb[] = ['shots', 'miss', 'fate'];

/** Stance, arms, dice and wounds of a fight (FIGHT). */
export const fightBoard: Control<Diario> = {
  name: 'fight',
  serves: ({ verb }, { prompt, clause }) =>
    verb !== 'hear' &&
    (OWN.includes(prompt.key) || (SHARED.includes(prompt.key) && clause.startsWith('FIGHT'))),
  Body: FightBoard,
};

function FightBoard({ draft, asked }: AskedProps) {
  return (
    <div class="fight-board">
      {/* Out of doors the stage shows them. */}
      {asked.view.fight?.where === 'home' && <Sides draft={draft} view={asked.view} />}
      <Question draft={draft} asked={asked} />
    </div>
  );
}

function Question({ draft, asked }: AskedProps) {
  const { choices, prompt } = asked.ask;
  // Out of doors the stage shows them.
  const isAtHome = asked.view.fight?.where === 'home';
  if (prompt.key === 'prompt.stance') return <Stance draft={draft} asked={asked} />;
  if (prompt.key === 'prompt.arm') return <Arms draft={draft} asked={asked} />;
  const ways = choices.filter(({ verb }) => WAYS.includes(verb));
  return (
    <>
      {isAtHome && <Rolls draft={draft} />}
      {prompt.key === 'prompt.reroll' && <RollAgain draft={draft} asked={asked} />}
      {ways.length > 0 && <Ways glossOf={diceGloss} draft={draft} asked={asked} choices={ways} />}
      {SPLITS.includes(prompt.key) && <Blows draft={draft} asked={asked} />}
    </>
  );
}
