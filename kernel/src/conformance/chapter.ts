import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';
import { nameOf } from './shown.ts';

/** Chapters are counted from 1, never go back while people play on, and tell no viewer anything new. */
export function chapter<K extends Kinds>({ game }: Table<K>): Check<K> {
  return {
    name: 'chapter: chapters are counted from 1 and follow from what all can see',
    sampled({ before, after, number, worlds }) {
      const then = game.chapter(before.moment.state);
      const now = game.chapter(after.moment.state);
      must(Number.isInteger(then) && then >= 1, `answer ${number} is given in chapter ${then}`);
      must(now >= then, `answer ${number} leads from chapter ${then} to chapter ${now}`);
      for (const { viewer, moment } of worlds()) {
        const other = game.chapter(moment.state);
        must(other === then, `${nameOf(viewer)} could take chapter ${then} for chapter ${other}`);
      }
    },
  };
}
