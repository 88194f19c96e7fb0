import { effect, untracked } from '@preact/signals';
import { isRefusal, type Kinds, parse, type Seat } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { GameUi } from './game-ui.ts';

/** The shortest time between two drafts that are sent, in milliseconds: a table passes on two a second. */
const APART = 600;

/** A draft as it is sent. */
interface Shown {
  readonly seat: Seat;
  readonly question: number;
  readonly line: string;
}

/**
 * Shows the other players what is drafted here, where the table passes that on and the game says that its questions lie
 * open to all. One draft is on its way at a time, and only the latest is sent after it. Returns what ends it.
 */
export function draftsShown<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  const { table, ui } = draft;
  if (table.showDraft === undefined || ui.game.openQuestion === undefined) return () => {};
  let wanted: Shown | null = null;
  let sent: Shown | null = null;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  function send(): void {
    waiting = null;
    if (wanted === null || isSame(wanted, sent)) return;
    // A question on which nothing was drafted yet has nothing to take back.
    if (wanted.line === '' && wanted.question !== sent?.question) return;
    const now = wanted;
    sent = now;
    waiting = setTimeout(send, APART);
    void table.showDraft?.(now).then((refusal) => {
      if (refusal?.reason.key !== 'refusal.too-fast' || sent !== now) return;
      sent = null;
      waiting ??= setTimeout(send, APART);
    });
  }

  const end = effect(() => {
    const ask = draft.ask.value;
    const line = draft.lineOf(draft.plan.value);
    const isConnected = table.company?.connection.value === 'connected';
    // A table that was left by all for a moment has forgotten the draft.
    if (!isConnected) sent = null;
    wanted = ask === null || !isConnected ? null : { seat: ask.seat, question: ask.question, line };
    if (waiting === null) untracked(send);
  });
  return () => {
    end();
    if (waiting !== null) clearTimeout(waiting);
  };
}

function isSame(one: Shown, other: Shown | null): boolean {
  return one.line === other?.line && one.question === other.question && one.seat === other.seat;
}

/** What another player drafts at their own screen on a question that lies open to all. */
export function draftedElsewhere<K extends Kinds>(
  { drafted }: Table<K>,
  { game }: GameUi<K>,
): readonly K['choice'][] {
  const line = drafted?.value?.line ?? null;
  if (line === null) return [];
  const choices = line.split('; ').map((part) => parse(game.grammar, part, null));
  return choices.filter((choice) => !isRefusal(choice)) as readonly K['choice'][];
}
