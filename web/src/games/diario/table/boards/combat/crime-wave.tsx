import { isMixOpen } from '@vigilia/game-diario';
import { everyChoice, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AskedProps, Choice, ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { diceGloss } from '../common/dice-gloss.ts';
import { PresetTick } from '../common/preset-tick.tsx';
import { presetsOf } from '../common/presets.ts';
import { Ways } from '../common/ways.tsx';
import * as raidBoard from './raid-board.module.css';

/** How many of the red-corner cards become Night Raids, and how many become Residents (RAID-6). */
export function CrimeWave({ draft, asked }: AskedProps) {
  const { ask, view } = asked;
  const cards = Number(ask.prompt.vars.cards);
  const { raids, residents } = view.decks;
  return (
    <div class={raidBoard.raidBoard}>
      <p class={raidBoard.raidAbout}>{say(draft, 'raid-board.wave-about')}</p>
      <Ways
        glossOf={diceGloss}
        draft={draft}
        asked={asked}
        choices={everyChoice(ask).filter(({ verb }) => verb === 'wave')}
        more={(choice: Choice) => {
          if (choice.verb !== 'wave') return [];
          const { amount } = choice;
          return [
            text('raid-board.wave-raids', { more: amount, cards: raids + amount }),
            text('raid-board.wave-residents', { more: cards - amount, cards: residents + cards - amount }),
          ];
        }}
      />
    </div>
  );
}

/** Whether the crime wave after the raid comes as proposed, if there is a choice in it (RAID-6). */
export function WavePreset({ draft, view }: ViewProps) {
  const { waveAsProposed, waveSeenOn } = presetsOf(draft);
  const { 'red-raids': raids, 'red-residents': residents } = view.decks;
  const isChoice = isMixOpen({ raids, residents });
  useEffect(() => {
    if (isChoice) waveSeenOn.value = view.day;
  }, [isChoice, view.day]);
  return isChoice ? <PresetTick preset={waveAsProposed}>{say(draft, 'presets.wave')}</PresetTick> : null;
}
