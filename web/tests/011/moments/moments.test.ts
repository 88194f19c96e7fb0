import { game } from '@vigilia/game-011';
import { chooseText, eventsFor, isRefusal, open } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../src/draft/moment.ts';
import { moments } from '../../../src/games/011/moments/moments.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import { linesOf } from '../../e2e/table/golden.ts';

/** The moments of every entry of a golden game, as a watcher is shown them. */
function momentsOf(name: string): (readonly Moment[])[] {
  const { header, log } = readPosition(linesOf(name).join('\n'), game);
  let session = open(game, header);
  const made: (readonly Moment[])[] = [];
  for (const entry of log) {
    if (isRefusal(session) || !('choice' in entry)) throw new Error(`${name} does not go on`);
    session = chooseText(session, entry.by, entry.choice);
    if (isRefusal(session)) throw new Error(session.reason.key);
    const events = eventsFor(null, session.allDelivered.at(-1)?.delivered ?? []);
    made.push(moments.momentsOf(events, game.view(session.moment.state, null)));
  }
  return made;
}

const namesOf = (name: string) => momentsOf(name).flatMap((made) => made.map((moment) => moment.name));

const checks = (name: string) =>
  momentsOf(name)
    .flat()
    .filter((moment) => moment.name === 'declaration')
    .map(({ lines }) => lines.map(({ holds, text }) => [text.key, holds]));

describe('the great moments of 011', () => {
  test.each([
    ['hero-of-four', ['fenrir', 'organ', 'declaration']],
    ['organ-by-symbol', ['organ']],
    ['wrong-declaration', ['declaration', 'wrong']],
    ['ragnarok', ['ragnarok']],
  ])('FEN-1, ORG-1, WIN-3: %s has %j among its moments', (name, wanted) => {
    expect(namesOf(name)).toEqual(expect.arrayContaining(wanted));
  });

  test('WIN-2 a Hero’s declaration shows pages, Organ and way before the Chosen One’s card', () => {
    expect(checks('hero-of-four')).toEqual([
      [
        ['asking.check-pages', true],
        ['asking.check-organ', true],
        ['moment.steps', null],
        ['event.declared-right', true],
      ],
    ]);
  });

  test('WIN-2 Fenrir’s declaration shows the Wolf Marks, and nothing of the Possessed', () => {
    const [lines = []] = checks('fenrir-of-four');
    expect(lines.map(([key]) => key)).toEqual([
      'asking.check-pages',
      'asking.check-marks',
      'event.declared-right',
    ]);
  });

  test('WIN-3 after a wrong name the last check fails, and the picture of the broken card follows', () => {
    const [lines = []] = checks('wrong-declaration');
    expect(lines.at(-1)).toEqual(['event.declared-wrong', false]);
    const wrong = momentsOf('wrong-declaration').find((made) => made.some(({ name }) => name === 'wrong'));
    expect(wrong?.map(({ name }) => name).slice(0, 2)).toEqual(['declaration', 'wrong']);
  });
});

test('HOUR-1: each Hour but the first has a passing moment with its Event', () => {
  const hours = momentsOf('ragnarok')
    .flat()
    .filter(({ name }) => name === 'hour');
  expect(hours).toHaveLength(10);
  for (const { passes, title, lines } of hours)
    expect([passes, title.key, lines[0]?.text.key]).toEqual([true, 'event.hour-began', 'event.event-turned']);
});
