import { battleOdds, type Diario, type Harm, planAhead } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Choice, Verb } from '../../asked.ts';
import { diceGloss } from '../common/dice-gloss.ts';
import type { QuestionPart } from '../common/moment.ts';
import { RollPreset } from '../common/preset-tick.tsx';
import { Ways } from '../common/ways.tsx';
import { Arms } from './arms.tsx';
import { combatMoment } from './combat-moment.ts';
import * as styles from './fight-board.module.css';
import { RollAgain } from './roll-again.tsx';
import { sectionsOf, splitAnew } from './sections.ts';
import { WoundShares } from './wound-shares.tsx';

/** Questions that a fight shares with a raid; their clause says which of the two asks. */
const SHARED: readonly string[] = [
  'prompt.arm',
  'prompt.shots',
  'prompt.reroll',
  'prompt.story-face',
  'prompt.wound',
];
const OWN: readonly string[] = [
  'prompt.stance',
  'prompt.hit',
  'prompt.kill',
  'prompt.sacrifice',
  'prompt.enemy-story-face',
];

/** Questions that split what was dealt. */
const SPLITS: readonly string[] = ['prompt.wound', 'prompt.hit', 'prompt.kill', 'prompt.sacrifice'];
/** Choices that are simply one way or the other. */
const WAYS: readonly Verb[] = ['shots', 'miss', 'fate'];

/** Stance, arms, dice and wounds of a fight (FIGHT). */
const fightBoard: Control<Diario> = {
  name: 'fight',
  serves: (_choice, { prompt, clause }) =>
    OWN.includes(prompt.key) || (SHARED.includes(prompt.key) && clause.startsWith('FIGHT')),
  Body: FightBoard,
};

function FightBoard({ draft, asked }: AskedProps) {
  return (
    <div class={styles.fightBoard}>
      <Question draft={draft} asked={asked} />
    </div>
  );
}

function Question({ draft, asked }: AskedProps) {
  const { choices, prompt } = asked.ask;
  if (prompt.key === 'prompt.stance') return <Stance draft={draft} asked={asked} />;
  if (prompt.key === 'prompt.arm') return <Arms draft={draft} asked={asked} />;
  const ways = choices.filter(({ verb }) => WAYS.includes(verb));
  return (
    <>
      {prompt.key === 'prompt.reroll' && <RollAgain draft={draft} asked={asked} />}
      {ways.length > 0 && <Ways glossOf={diceGloss} draft={draft} asked={asked} choices={ways} />}
      {SPLITS.includes(prompt.key) && <Blows draft={draft} asked={asked} />}
    </>
  );
}

/** Fight, flee, or strike from a Hideout, with what each is likely to cost (FIGHT-3, FIGHT-9). */
function Stance({ draft, asked }: AskedProps) {
  const { fight } = asked.view;
  if (fight === null) return null;
  const { dealt, lives, stay, flee } = battleOdds(asked.view, fight);
  const strikes = text('fight-board.deals', { average: dealt.toFixed(1), lives });
  const costs: Partial<Record<Choice['verb'], readonly Text[]>> = {
    fight: [strikes, ...harmTexts(stay)],
    // At home the gloss of the choice says what they take.
    flee: fight.where === 'out' ? [...harmTexts(flee), text('fight-board.flee')] : harmTexts(flee),
    backstab: [strikes, text('fight-board.backstab')],
  };
  return (
    <>
      <Ways
        glossOf={diceGloss}
        draft={draft}
        asked={asked}
        choices={asked.ask.choices.filter(({ verb }) => costs[verb] !== undefined)}
        more={({ verb }) => costs[verb] ?? []}
      />
      <RollPreset draft={draft} />
    </>
  );
}

function harmTexts({ wounds, death }: Harm): Text[] {
  return [
    text('fight-board.takes', { average: wounds.toFixed(1) }),
    ...(death > 0 ? [text('fight-board.death', { percent: Math.max(1, Math.round(death * 100)) })] : []),
  ];
}

/** What a volley dealt, split on both sides as one plan (FIGHT-4, FIGHT-7). */
function Blows({ draft, asked }: AskedProps) {
  const rehearsed = planAhead(asked.view, draft.plan.value);
  const sections = sectionsOf(asked, rehearsed, draft.plan.value);
  return (
    <>
      {sections.map((section) => (
        <WoundShares
          key={section.key}
          draft={draft}
          section={section}
          onChange={(shares) => draft.setPlan(splitAnew(asked.view, sections, section, shares))}
        />
      ))}
    </>
  );
}

export const fightPart: QuestionPart = { controls: [fightBoard], moment: combatMoment };
