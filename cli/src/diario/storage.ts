import { listOf, type View } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Paper } from '../drawing.ts';
import { wrap } from '../layout.ts';

const WIDTH = 76;

/** What lies in Storage, and out of doors on the Findings pile. */
export function goodsLines({ storage, pile, scavenging }: View, { say, width }: Paper): string[] {
  const line = (key: string, empty: string, goods: View['storage']) => {
    const list = listOf(goods);
    const words = list.length === 0 ? say(text(empty)) : say(text(key, { goods: list }));
    return wrap(words, Math.min(width, WIDTH), '  ');
  };
  return [
    ...line('journal.storage', 'journal.storage-empty', storage),
    ...(scavenging === null ? [] : line('journal.pile', 'journal.pile-empty', pile)),
  ];
}
