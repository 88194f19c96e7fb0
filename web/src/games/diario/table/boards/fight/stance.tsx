import { battleOdds, type Harm } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { AskedProps, Choice } from '../../asked.ts';
import { RollWish } from '../combat/roll-wish.tsx';
import { diceGloss } from '../parts/dice-gloss.ts';
import { Ways } from '../ways.tsx';

/** Fight, flee, or strike from a Hideout, with what each is likely to cost (FIGHT-3, FIGHT-9). */
export function Stance({ draft, asked }: AskedProps) {
  const { fight } = asked.view;
  if (fight === null) return null;
  const { dealt, lives, stay, flee } = battleOdds(asked.view, fight);
  const strikes = text('fight-board.deals', { average: dealt.toFixed(1), lives });
  const costs: Partial<Record<Choice['verb'], readonly Text[]>> = {
    fight: [strikes, ...harmTexts(stay)],
    flee: [...harmTexts(flee), text('fight-board.flee')],
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
      <RollWish draft={draft} />
    </>
  );
}

function harmTexts({ wounds, death }: Harm): Text[] {
  return [
    text('fight-board.takes', { average: wounds.toFixed(1) }),
    ...(death > 0 ? [text('fight-board.death', { percent: Math.max(1, Math.round(death * 100)) })] : []),
  ];
}
