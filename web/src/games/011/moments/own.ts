import type { Eleven } from '@vigilia/game-011';
import { eventText } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { OwnMoment } from '../../../draft/moment.ts';
import type { LogEntry } from '../../../table/table.ts';
import { turnedCards } from '../asking/turned.tsx';
import { pencilOf } from '../sheet/pencil.ts';
import { solvedBy } from '../sheet/solved.ts';

/** Pictures that one player alone is shown. */
export type OwnName = 'awakening' | 'solved';

/** What one player alone is shown: the role that Fenrir's awakening dealt, and the Chosen One once the player knows. */
export function ownMoments(draft: AnswerDraft<Eleven>): readonly OwnMoment[] {
  return [...awakening(draft), ...solved(draft)];
}

/** The own role as a whole card (FEN-1), until the player has answered after it. */
function awakening({ table, byItself }: AnswerDraft<Eleven>): OwnMoment[] {
  const turned = turnedCards(table.log.value, table.viewer.value, byItself.value);
  return turned.flatMap((event): OwnMoment[] => {
    if (event.type !== 'role-dealt') return [];
    const { role } = event;
    return [
      {
        name: 'awakening',
        event,
        shows: { role },
        title: eventText(event),
        about: text(role === 'fenrir' ? 'moment.as-fenrir' : 'moment.as-hero'),
        lines: [],
        stays: true,
        isForLate: true,
      },
    ];
  });
}

function solved(draft: AnswerDraft<Eleven>): OwnMoment[] {
  const view = draft.table.view.value;
  const character = view === null ? null : solvedBy(view, draft.table.assist.value, pencilOf(draft));
  // A right declaration shows the card to all, and has a picture of its own.
  if (character === null || isDeclared(draft.table.log.value)) return [];
  return [
    {
      name: 'solved',
      event: null,
      shows: { character },
      title: text('moment.solved', { character }),
      about: text('moment.solved-about'),
      lines: [],
      stays: true,
      isForLate: false,
    },
  ];
}

function isDeclared(log: readonly LogEntry[]): boolean {
  return log.some(({ events }) => events.some(({ type }) => type === 'declared-right'));
}
