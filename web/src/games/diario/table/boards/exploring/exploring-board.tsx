import { chartAsked, type Diario, type ExplorationId } from '@vigilia/game-diario';
import { explorationText } from '@vigilia/game-diario/texts';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { Ways } from '../ways.tsx';
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

/** The way through a Location, card by card (SCAV-3 to SCAV-7). */
export const exploringBoard: Control<Diario> = {
  name: 'exploring',
  serves: ({ verb }, { prompt }) => verb !== 'hear' && PROMPTS.includes(prompt.key),
  Body: ExploringBoard,
};

function ExploringBoard({ draft, asked }: AskedProps) {
  const { prompt, choices } = asked.ask;
  const { exploration } = prompt.vars;
  const chart = chartAsked(prompt);
  return (
    <div class="exploring">
      {typeof exploration === 'string' && (
        <p class="exploring-prose">{draft.say(explorationText(exploration as ExplorationId))}</p>
      )}
      <Ways draft={draft} asked={asked} choices={choices.filter(({ verb }) => verb !== 'hear')} />
      {chart !== null && <Finds draft={draft} view={asked.view} chart={chart} />}
    </div>
  );
}
