import { listOf, type View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import { wrap } from '../../ui/layout.ts';
import type { RenderOptions } from '../../ui/terminal-ui.ts';

const WIDTH = 76;

/** What lies in Storage, and out of doors on the Findings pile. */
export function goodsLines(
  { storage, pile, scavenging }: View,
  { translate, width }: RenderOptions,
): string[] {
  const line = (key: string, empty: string, goods: View['storage']) => {
    const list = listOf(goods);
    const words = list.length === 0 ? translate(text(empty)) : translate(text(key, { goods: list }));
    return wrap(words, Math.min(width, WIDTH), '  ');
  };
  return [
    ...line('journal.storage', 'journal.storage-empty', storage),
    ...(scavenging === null ? [] : line('journal.pile', 'journal.pile-empty', pile)),
  ];
}
