import { signal } from '@preact/signals';
import { type Diario, game } from '@vigilia/game-diario';
import { expect, test } from 'vitest';
import { AnswerDraft } from '../../../src/draft/answer-draft.ts';
import type { GameUi } from '../../../src/draft/game-ui.ts';
import type { Asked } from '../../../src/games/diario/table/asked.ts';
import { pointing } from '../../../src/games/diario/table/boards/day/pointing.ts';
import {
  offeredPeople,
  offeredSpaces,
  pickSpace,
  pickTogether,
  takenSpaces,
} from '../../../src/games/diario/table/house/offers.ts';
import { nounOf } from '../../../src/games/diario/table/nouns.ts';
import type { Table } from '../../../src/table/table.ts';
import { firstAsked } from '../moments.ts';

/** A draft before a question, with the board of a round or without any board. */
function draftOf({ view, ask }: Asked, { hasBoard }: { readonly hasBoard: boolean }): AnswerDraft<Diario> {
  const table = {
    view: signal(view),
    asks: signal([ask]),
    order: signal(null),
    viewer: signal(0),
    sitters: signal([]),
    log: signal([]),
    close: () => {},
  };
  const ui = { game, nounOf, planFor: () => null, ...(hasBoard ? { pointing } : {}) };
  return new AnswerDraft(table as unknown as Table<Diario>, ui as unknown as GameUi<Diario>, signal({}));
}

const asked = firstAsked('prompt.assign');
const [first, second] = asked.view.left;

test('spaces are offered for choices that name them and for those that only take place there', () => {
  const offered = offeredSpaces(draftOf(asked, { hasBoard: false }));
  // Rubble can be cleared there; rummaging and going Outside have their places.
  expect([...offered]).toEqual(expect.arrayContaining(['t4', 'b2', 'g1']));
  // Nothing can be done by day at the guard post, nor where no way leads.
  expect(offered.has('g2') || offered.has('c1')).toBe(false);
});

test('pointing at the junk is rummaging', () => {
  const draft = draftOf(asked, { hasBoard: false });
  pickSpace(draft, 'b2');
  expect(draft.plan.value).toEqual([{ verb: 'rummage', person: first }]);
  expect([...takenSpaces(draft)]).toEqual(['b2']);
});

test('a person dragged onto a space is given the task that is done there, and others keep theirs', () => {
  const draft = draftOf(asked, { hasBoard: true });
  expect([...offeredPeople(draft)]).toEqual(asked.view.left);
  pickTogether(draft, [`person:${second}`, 'space:b2']);
  pickTogether(draft, [`person:${first}`, 'space:g1']);
  expect(draft.plan.value).toEqual(
    expect.arrayContaining([
      { verb: 'outside', person: first },
      { verb: 'rummage', person: second },
    ]),
  );
});
