import {
  chartAsked,
  type Diario,
  exploringProposals,
  glossOf,
  type Spot,
  scavengers,
  skillOf,
} from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import * as optionButton from '../../../../../answering/options/option-button.module.css';
import { NoteList } from '../../../../../answering/options/option-button.tsx';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, Choice, ViewProps } from '../../asked.ts';
import type { Gloss } from '../../plan-notes.ts';
import { say } from '../../say.ts';
import { type Answer, type Answers, createMoment, type QuestionPart } from '../common/moment.ts';
import { type Openings, openingFromModel } from '../common/opening.ts';
import { PresetTick, WayPreset } from '../common/preset-tick.tsx';
import { nightOf, presetNight, presetsOf } from '../common/presets.ts';
import * as ways from '../common/ways.module.css';
import { Ways } from '../common/ways.tsx';
import * as styles from './exploring-board.module.css';
import { findingsBoard } from './findings-board.tsx';
import { findingsModel } from './findings-model.ts';
import { Finds } from './finds.tsx';

/** Cards are turned and dice fall. */
export const gloss: Gloss = ({ view, ask }, choice) => glossOf(view, ask.prompt, choice);

const PROMPTS: readonly string[] = [
  'prompt.explore',
  'prompt.search',
  'prompt.obstacle',
  'prompt.hush',
  'prompt.outdoor-lock',
  'prompt.lock',
];

/** What the ways below say of themselves, the question need not say; the others stand as they are. */
const SHORT: Readonly<Record<string, string>> = {
  'prompt.explore': 'exploring.prompt',
  'prompt.search': 'exploring.prompt-card',
  'prompt.obstacle': 'exploring.prompt-card',
};

/** The way through a Location, card by card (SCAV-3 to SCAV-7). The stage shows the card. */
const exploringBoard: Control<Diario> = {
  name: 'exploring',
  promptOf: ({ ask: { prompt } }) => text(SHORT[prompt.key] ?? prompt.key, prompt.vars),
  serves: (_choice, { prompt }) => PROMPTS.includes(prompt.key),
  Body: ExploringBoard,
};

function ExploringBoard({ draft, asked }: AskedProps) {
  const { prompt, choices } = asked.ask;
  const chart = chartAsked(prompt);
  return (
    <div class={styles.exploring}>
      {prompt.key === 'prompt.explore' && <Turns draft={draft} asked={asked} />}
      <Ways
        glossOf={gloss}
        draft={draft}
        asked={asked}
        choices={choices.filter(({ verb }) => verb !== 'explore')}
        leavesOut={['odds.search']}
      />
      <WayPreset draft={draft} />
      <QuietPreset draft={draft} view={asked.view} />
      {chart !== null && <Finds draft={draft} view={asked.view} chart={chart} />}
    </div>
  );
}

const NEXT: Choice = { verb: 'explore' };

/** The next card alone, or one card after the other until another question is asked. */
function Turns({ draft, asked: { view, ask } }: AskedProps) {
  const spots = spotsIn(ask);
  const notes = gloss({ view, ask }, NEXT).map((text) => ({ icon: null, text }));
  return (
    <div class={ways.ways}>
      <Turn
        draft={draft}
        view={view}
        passedOver={spots}
        goesOn={false}
        label={say(draft, 'presets.one-card')}
      >
        <NoteList draft={draft} notes={notes} />
      </Turn>
      <Turn draft={draft} view={view} passedOver={spots} goesOn label={say(draft, 'exploring.go-on')}>
        <span class={optionButton.notes}>{say(draft, 'presets.goes-on')}</span>
      </Turn>
    </div>
  );
}

interface TurnProps extends ViewProps {
  readonly passedOver: readonly Spot[];
  readonly goesOn: boolean;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A press with its preset: it answers, or it drafts where every choice is confirmed. */
function Turn({ draft, view, passedOver, goesOn, label, children }: TurnProps) {
  const [planned] = draft.plan.value;
  const isDrafted = planned?.verb === NEXT.verb && nightOf(draft, view).goesOn === goesOn;
  const press = () => {
    if (isDrafted) return void draft.confirm();
    presetNight(draft, view, { goesOn, passedOver });
    // The other of the two may be drafted, which is the same choice.
    draft.clear();
    draft.press([NEXT]);
  };
  return (
    <button type="button" class={ways.way} data-option="" aria-pressed={isDrafted} onClick={press}>
      <b class={ways.wayLabel}>{label}</b>
      {children}
    </button>
  );
}

/** Whether a person who can keep quiet does so without being asked, if one is out tonight (SCAV-3). */
function QuietPreset({ draft, view }: ViewProps) {
  const quiet = scavengers(view).filter(({ id }) => skillOf(id, 'quiet') !== undefined);
  if (quiet.length === 0) return null;
  return (
    <PresetTick preset={presetsOf(draft).keepsQuiet}>
      {say(draft, 'presets.quiet', { people: quiet.map(({ id }) => id) })}
    </PresetTick>
  );
}

/** What can be gone back to now (SCAV-7). */
function spotsIn({ choices }: AskedProps['asked']['ask']): Spot[] {
  return choices.flatMap((choice) => (choice.verb === 'go-back' ? [choice.spot] : []));
}

/** The next card without a question, unless something new can be gone back to. */
const goingOn: Answer = ({ view, ask }, draft) => {
  const { goesOn, passedOver } = nightOf(draft, view);
  return goesOn && spotsIn(ask).every((spot) => passedOver.includes(spot)) ? [NEXT] : null;
};

const onTheWay: Answer = ({ view, ask }, draft) =>
  presetsOf(draft).asProposed.value ? [exploringProposals.proposedChoice(view, ask)] : null;

/** What the presets of a night out answer. */
const ANSWERS: Answers = {
  'prompt.explore': (asked, draft) => onTheWay(asked, draft) ?? goingOn(asked, draft),
  'prompt.search': onTheWay,
  'prompt.obstacle': onTheWay,
  'prompt.hush': (asked, draft) =>
    presetsOf(draft).keepsQuiet.value
      ? [exploringProposals.proposedChoice(asked.view, asked.ask)]
      : onTheWay(asked, draft),
  'prompt.outdoor-lock': onTheWay,
};

export const EXPLORING_OPENINGS: Openings = { 'prompt.findings': openingFromModel(findingsModel) };

/** The cards of a Location, and what is carried home from it. */
export const exploringPart: QuestionPart = {
  controls: [exploringBoard, findingsBoard],
  moment: createMoment({ openings: EXPLORING_OPENINGS, glossOf: gloss, answers: ANSWERS }),
};
