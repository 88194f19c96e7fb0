import { useComputed } from '@preact/signals';
import { actionShown, type Eleven, facesAfter, machineShown, stepsShown, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import * as styles from './gears.module.css';
import { type Shown, TrainDrawing } from './train-drawing.tsx';

/** The three gears as they stand, or as they would stand after the turn that is drafted or pointed at. */
export function Gears({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  // Whatever else is pointed at, drafted or answered, the gears are not drawn anew.
  const faces = useComputed(() => draft.table.view.value?.gears);
  const wished = useComputed(() => teethWished(draft));
  const lit = useComputed(() => litFaces(draft.lit.value));
  const gears = faces.value;
  if (gears === undefined) return null;
  const teeth = wished.value;
  const shown = shownOn(facesAfter({ gears }, teeth));
  const words = draft.say(
    teeth === 0 ? text('gears.shown', { ...shown }) : text('gears.preview', { ...shown, teeth }),
  );
  return (
    <figure class={styles.gears} data-preview={teeth === 0 ? undefined : ''}>
      <TrainDrawing {...{ gears, teeth, shown, words }} lit={lit.value} />
      <figcaption class={styles.gearsWords} aria-hidden="true">
        {words}
      </figcaption>
    </figure>
  );
}

function shownOn(gears: View['gears']): Shown {
  return {
    machine: machineShown({ gears }),
    steps: stepsShown({ gears }),
    action: actionShown({ gears }),
  };
}

/** The machines and actions that are pointed at, in one string. */
function litFaces(lit: ReadonlySet<Noun>): string {
  return [...lit].filter((noun) => noun.startsWith('machine:') || noun.startsWith('action:')).join(' ');
}

/** By how many teeth the gears would turn: as pointed at, or else as drafted. 0 if neither turns them. */
export function teethWished(draft: Pick<AnswerDraft<Eleven>, 'choices' | 'lit' | 'plan'>): number {
  const turns = draft.choices.value.filter((choice) => choice.verb === 'turn');
  const pointed = turns.find(({ teeth }) => draft.lit.value.has(`teeth:${teeth}`));
  const drafted = draft.plan.value.find((choice) => choice.verb === 'turn');
  return (pointed ?? drafted)?.teeth ?? 0;
}
