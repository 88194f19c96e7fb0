import { everyChoice, text } from '@vigilia/kernel';
import type { AskedProps, Choice } from '../../asked.ts';
import { say } from '../../say.ts';
import { diceGloss } from '../parts/dice-gloss.ts';
import { Ways } from '../ways.tsx';

/** How many of the red-corner cards become Night Raids, and how many become Residents (RAID-6). */
export function CrimeWave({ draft, asked }: AskedProps) {
  const { ask, view } = asked;
  const cards = Number(ask.prompt.vars.cards);
  const { raids, residents } = view.decks;
  return (
    <div class="raid-board">
      <p class="raid-about">{say(draft, 'raid-board.wave-about')}</p>
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
