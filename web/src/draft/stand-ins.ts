import { effect } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from './answer-draft.ts';

/**
 * Notes the answers that an order or a bot gave for the viewer while this page looked on (`AnswerDraft.byItself`), and
 * forgets those that were taken back. Returns what ends it.
 */
export function noteStandIns<K extends Kinds>(draft: AnswerDraft<K>): () => void {
  let known = draft.table.log.peek().at(-1)?.answers ?? null;
  let hadStandIn = false;
  return effect(() => {
    const { table, byItself } = draft;
    const log = table.log.value;
    const viewer = table.viewer.value;
    const latest = log.at(-1)?.answers ?? null;
    const hasStandIn =
      table.order.value !== null || (viewer !== null && table.sitters.value[viewer]?.lent != null);
    const noted = byItself.peek();
    const left = [...noted].filter((answers) => draft.isSending.peek() || answers <= (latest ?? 0));
    // An order that has done its work is gone with its last answer.
    const added =
      known !== null && (hadStandIn || hasStandIn) && !draft.isSending.peek()
        ? log.filter(({ by, answers }) => by === viewer && answers > (known ?? 0))
        : [];
    if (added.length > 0 || left.length < noted.size)
      byItself.value = new Set([...left, ...added.map(({ answers }) => answers)]);
    known = latest;
    hadStandIn = hasStandIn;
  });
}
