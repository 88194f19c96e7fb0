import { ACTION_GEAR, type Eleven, MACHINE_GEAR, MOVEMENT_GEAR, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { type Shown, TrainDrawing } from './train-drawing.tsx';
import './gears.css';

/** The three gears as they stand, or as they would stand after the turn that is drafted or pointed at. */
export function Gears({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const gears = draft.table.view.value?.gears;
  if (gears === undefined) return null;
  const teeth = teethWished(draft);
  const shown = shownAfter(gears, teeth);
  const words = draft.say(
    teeth === 0 ? text('gears.shown', { ...shown }) : text('gears.preview', { ...shown, teeth }),
  );
  return (
    <figure class="gears" data-preview={teeth === 0 ? undefined : ''}>
      <TrainDrawing {...{ gears, teeth, shown, words }} lit={draft.lit.value} />
      <figcaption class="gears-words" aria-hidden="true">
        {words}
      </figcaption>
    </figure>
  );
}

/** The faces at the pointers once the gears have turned by a number of teeth (GEAR-3). */
function shownAfter([machine, movement, action]: View['gears'], teeth: number): Shown {
  const at = <F,>(faces: readonly F[], face: number) => faces[(face + teeth) % faces.length] as F;
  return {
    machine: at(MACHINE_GEAR, machine),
    steps: at(MOVEMENT_GEAR, movement),
    action: at(ACTION_GEAR, action),
  };
}

/** By how many teeth the gears would turn: as pointed at, or else as drafted. 0 if neither turns them. */
export function teethWished(draft: Pick<AnswerDraft<Eleven>, 'choices' | 'lit' | 'plan'>): number {
  const turns = draft.choices.value.filter((choice) => choice.verb === 'turn');
  const pointed = turns.find(({ teeth }) => draft.lit.value.has(`teeth:${teeth}`));
  const drafted = draft.plan.value.find((choice) => choice.verb === 'turn');
  return (pointed ?? drafted)?.teeth ?? 0;
}
