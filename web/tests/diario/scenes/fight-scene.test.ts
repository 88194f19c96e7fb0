import { type Diario, game } from '@vigilia/game-diario';
import { chooseText, isRefusal, open, type Session } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../../src/games/diario/table/asked.ts';
import type { Fighter, FightPicture } from '../../../src/games/diario/table/scenes/fight/fight-picture.ts';
import {
  linesOfRound,
  settledPicture,
  stageFight,
} from '../../../src/games/diario/table/scenes/fight/fight-scene.tsx';
import type { AnyScene, Happened } from '../../../src/games/diario/table/scenes/scene.ts';
import { readPosition } from '../../../src/pages/learn/position.ts';
import { logFor } from '../../../src/table/local/play.ts';
import { linesOf } from '../../e2e/table/golden.ts';
import { messagesIn } from '../diary/messages.ts';

/** What every answer of a golden game brought. */
function* answersOf(name: string): Generator<Happened> {
  const { header, log } = readPosition(linesOf(name, 'diario').join('\n'), game);
  let session = open(game, header) as Session<Diario>;
  for (const entry of log) {
    if (!('choice' in entry)) continue;
    const next = chooseText(session, entry.by, entry.choice);
    if (isRefusal(next)) throw new Error(`${entry.choice}: ${next.reason.key}`);
    const told = logOf(session);
    const events = logOf(next).slice(told.length) as { readonly events: readonly unknown[] }[];
    yield {
      before: viewOf(session),
      now: viewOf(next),
      log: told,
      events: events.flatMap((added) => added.events as readonly Event[]),
    };
    session = next;
  }
}

const viewOf = ({ moment }: Session<Diario>): View => game.view(moment.state, 0);
const logOf = (session: Session<Diario>) => logFor(0, { session: session as never, times: [] });

interface Staged extends Happened {
  readonly scene: AnyScene;
}

/** Every scene of the fights of a golden game. */
function scenesOf(name: string): readonly Staged[] {
  return [...answersOf(name)].flatMap((happened) => {
    const scene = stageFight(happened);
    return scene === null ? [] : [{ ...happened, scene }];
  });
}

/** Weapons, wounds and who stands, without what is only seen for a moment. */
function standingIn(side: readonly Fighter[]) {
  return side
    .filter(({ is }) => is === 'standing')
    .map(({ who, weapon, wounds }) => ({ who: typeof who === 'string' ? who : who.number, weapon, wounds }));
}

const FIGHTS = ['fight-won', 'fight-fled', 'fight-at-home-fled', 'backstab', 'combat-story', 'death-outside'];

describe.each(FIGHTS)('the fights of %s', (name) => {
  const staged = scenesOf(name);

  test('are played, and each scene ends as the table stands', () => {
    expect(staged.length).toBeGreaterThan(0);
    for (const { scene, now } of staged) {
      const last = scene.beats.at(-1)?.picture as FightPicture;
      if (now.fight === null) continue;
      expect(standingIn(last.theirs)).toEqual(
        now.fight.enemies.map(({ number, weapons, wounds }) => ({
          who: number,
          weapon: weapons[0] ?? null,
          wounds,
        })),
      );
      for (const { who, wounds } of standingIn(last.ours))
        expect(wounds).toBe(now.people.find(({ id }) => id === who)?.levels.wounds);
    }
  });

  test('keep each enemy the same, and have words in every language', () => {
    const seeds = new Map<number, number>();
    for (const { scene, events } of staged) {
      if (events.some(({ type }) => type === 'fight')) seeds.clear();
      for (const { picture, line } of scene.beats) {
        for (const { who } of (picture as FightPicture).theirs) {
          if (typeof who === 'string') continue;
          expect(seeds.get(who.number) ?? who.seed).toBe(who.seed);
          seeds.set(who.number, who.seed);
        }
        if (line !== null) for (const messages of ALL) expect(messages[line.key], line.key).toBeDefined();
      }
    }
  });

  test('last from three to six seconds a round', () => {
    for (const { scene, events } of staged) {
      const length = scene.beats.reduce((sum, beat) => sum + beat.length, 0);
      expect(length).toBeLessThanOrEqual(6_001);
      if (events.some(({ type }) => type === 'fight-round')) expect(length).toBeGreaterThanOrEqual(2_999);
    }
  });
});

const ALL = (['en', 'it', 'pt', 'ru'] as const).map(messagesIn);

test('who has fallen lies there until the fight is over, with the dice of the round', () => {
  const settled = ['fight-won', 'backstab', 'combat-story']
    .flatMap((name) => [...answersOf(name)])
    .filter(({ now }) => now.fight !== null)
    .map(({ now, log, events }) => {
      const told = [...log, { answers: log.length, by: 0, events, at: 0 }];
      return { now, told, picture: settledPicture(now, told) };
    });
  expect(settled.length).toBeGreaterThan(0);
  for (const { now, told, picture } of settled) {
    expect(standingIn(picture.theirs).map(({ who }) => who)).toEqual(
      now.fight?.enemies.map(({ number }) => number),
    );
    expect(picture.theirs.every(({ cue }) => cue === null)).toBe(true);
    expect(linesOfRound(now, told).length).toBeGreaterThan(0);
  }
});

test('a roll in a Night Raid belongs to no fight', () => {
  const [first] = [...answersOf('fight-won')];
  const roll: Event = { type: 'rolled-bare-handed', person: 'dragan', face: 1 };
  expect(stageFight({ ...(first as Happened), events: [roll] })).toBeNull();
});
