import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { OwnMoment } from '../../draft/moment.ts';

/** The moment that the viewer alone is shown now, and the way to put it away. */
export interface OwnMoments {
  readonly shown: ReadonlySignal<OwnMoment | null>;
  putAway(): void;
  close(): void;
}

/** Each viewer of a screen is shown what comes to hold for them, once each, and nothing of it through a curtain. */
export function ownMoments(draft: AnswerDraft): OwnMoments {
  const { table, ui } = draft;
  const seen = signal<ReadonlySet<string>>(new Set());
  const known = new Set<number>();
  const now = computed((): readonly OwnMoment[] => {
    const viewer = table.viewer.value;
    if (viewer === null || table.view.value === null || table.curtain.value !== null) return [];
    // The history of a table on a server arrives after the first render.
    if (table.where === 'replay' || table.log.value.length === 0) return [];
    return ui.moments?.ownOf?.(draft) ?? [];
  });
  const nameOf = ({ name }: OwnMoment) => `${table.viewer.value} ${name}`;
  const add = (moments: readonly OwnMoment[]) => {
    seen.value = new Set([...seen.peek(), ...moments.map(nameOf)]);
  };
  const close = effect(() => {
    const moments = now.value;
    const viewer = table.viewer.value;
    if (viewer === null || table.log.value.length === 0 || table.curtain.value !== null || known.has(viewer))
      return;
    known.add(viewer);
    untracked(() => add(moments.filter(({ isForLate }) => !isForLate)));
  });
  const shown = computed(() => now.value.find((moment) => !seen.value.has(nameOf(moment))) ?? null);
  return {
    shown,
    close,
    putAway() {
      const { value } = shown;
      if (value !== null) add([value]);
    },
  };
}
