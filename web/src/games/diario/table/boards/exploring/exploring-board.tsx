import { chartAsked, type Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps, DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { Ways } from '../ways.tsx';
import { wishesOf } from '../wishes.ts';
import { Finds } from './finds.tsx';
import './exploring-board.css';

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
export const exploringBoard: Control<Diario> = {
  name: 'exploring',
  promptOf: ({ ask: { prompt } }) => text(SHORT[prompt.key] ?? prompt.key, prompt.vars),
  serves: ({ verb }, { prompt }) => verb !== 'hear' && PROMPTS.includes(prompt.key),
  Body: ExploringBoard,
};

function ExploringBoard({ draft, asked }: AskedProps) {
  const { prompt, choices } = asked.ask;
  const chart = chartAsked(prompt);
  return (
    <div class="exploring">
      <Ways
        draft={draft}
        asked={asked}
        choices={choices.filter(({ verb }) => verb !== 'hear')}
        leavesOut={['odds.search']}
      />
      {prompt.key === 'prompt.explore' && <GoOn draft={draft} />}
      {chart !== null && <Finds draft={draft} view={asked.view} chart={chart} />}
    </div>
  );
}

/** Whether to turn one card after the other until another question is asked. */
function GoOn({ draft }: DraftProps) {
  const { exploreOn } = wishesOf(draft);
  return (
    <label class="exploring-on">
      <input
        type="checkbox"
        checked={exploreOn.value}
        onChange={({ currentTarget }) => {
          exploreOn.value = currentTarget.checked;
          if (currentTarget.checked) draft.setPlan([{ verb: 'explore' }]);
        }}
      />
      {say(draft, 'exploring.go-on')}
    </label>
  );
}
