import { game as eleven } from '@vigilia/game-011';
import { entry as diario } from '@vigilia/game-diario';
import { type GameEntry, isOffered, print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { FromServer } from '../../src/protocol/from-server.ts';
import { isStuck, release } from '../bots/stuck.ts';
import { games, worker } from '../play/games.ts';
import { gather, sitDown } from '../play/gather.ts';
import { GENEROUS } from '../play/limits.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { decider } from '../play/players.ts';
import { reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';
import { TestServers } from '../play/test-servers.ts';
import { Time } from '../play/time.ts';

const BURST = 20;
const time = new Time();
const server = useTestServer({
  now: time.now,
  limits: { ...GENEROUS, hintsOfAddress: { burst: BURST, perSecond: 1 } },
});

const hint = (player: Player) => player.do({ type: 'hint' });
const setting = { assist: 'hints' };
const table = (game: string, seats: number, given: object = setting) =>
  gather(server().address, { game, seats, setting: given });

function adviceIn(answer: FromServer): Extract<FromServer, { type: 'advice' }> {
  if (answer.type !== 'advice') throw new Error(`no advice: ${JSON.stringify(answer)}`);
  return answer;
}

test('a hint names what may be chosen and says why, and is the same when asked for again', async () => {
  const { leader } = decider(await table('011', 4));
  const { version, advice } = adviceIn(await hint(leader));
  expect(version).toBe(leader.version);
  expect(advice.length).toBeGreaterThan(1);
  const [ask] = leader.asks;
  for (const { choice, reasons } of advice) {
    expect(ask && isOffered(ask, choice)).toBe(true);
    expect(reasons[0]?.key).toMatch(/^reason\./);
  }
  expect(adviceIn(await hint(leader)).advice).toEqual(advice);
  const [best] = advice;
  expect(reasonOf(await leader.choose(print(eleven.grammar, best?.choice ?? { verb: '' })))).toBe('happened');
});

test('a table of records and hints gives them', async () => {
  const { leader } = decider(await table('011', 4, { assist: 'advised' }));
  expect(adviceIn(await hint(leader)).advice.length).toBeGreaterThan(0);
});

test('a hint of Diario names options of the decision and says why in numbers', async () => {
  const onlyDiario = new Map([['diario', diario as unknown as GameEntry]]);
  const servers = await TestServers.at({ games: onlyDiario, makeSeed: sameSeed });
  const { address } = await servers.open();
  const { leader } = decider(await gather(address, { game: 'diario', seats: 2, setting }));
  const { advice } = adviceIn(await hint(leader));
  const [ask] = leader.asks;
  const [best] = advice;
  expect(ask && best && isOffered(ask, best.choice)).toBe(true);
  expect(best?.reasons[0]?.key).toMatch(/^reason\./);
  expect(Object.values(best?.reasons[0]?.vars ?? {}).some(Number.isInteger)).toBe(true);
});

test('takes a choice while a bot still thinks about a hint, and refuses the late hint', async () => {
  const entry = games.get('011') as GameEntry;
  const slowly = { ...entry, profile: { ...entry.profile, adviser: 'ponderer' } };
  // So long a bot may think before its thread is ended.
  const bots = { worker, threads: 1, budget: 100_000 };
  const servers = await TestServers.at({ games: new Map([['011', slowly]]), bots });
  const { address } = await servers.open();
  const { leader } = decider(await gather(address, { game: '011', seats: 4, setting }));
  const thinking = isStuck('ponderer');
  const advised = hint(leader);
  await thinking;
  expect(reasonOf(await leader.choose('bid I 2'))).toBe('happened');
  release('ponderer');
  expect(reasonOf(await advised)).toBe('refusal.stale');
});

describe('there is no hint', () => {
  test.each(['paper', 'record', 'reason', 'odds'])(
    'where the table allows no more than %s',
    async (assist) => {
      const { leader } = decider(await table('011', 4, { assist }));
      expect(reasonOf(await hint(leader))).toBe('refusal.no-hints');
    },
  );

  test('for a seat that is not asked, and for a watcher', async () => {
    const { leader, others } = decider(await table('011', 4));
    const [other] = others as [Player];
    expect(reasonOf(await hint(other))).toBe('refusal.not-asked');
    const watcher = new Player(leader.address);
    await watcher.come(leader.table);
    expect(reasonOf(await hint(watcher))).toBe('refusal.not-seated');
  });

  test('before the game and after it', async () => {
    const players = await sitDown(server().address, { game: '011', seats: 4, setting });
    expect(reasonOf(await hint(players[0] as Player))).toBe('refusal.not-begun');
    const council = await table('diario', 1);
    await playOn(council, shortestGame);
    expect(reasonOf(await hint(council[0] as Player))).toBe('refusal.over');
  });

  test('in a game without an adviser', async () => {
    expect(games.get('diario')?.profile.adviser).toBeNull();
    const { leader } = decider(await table('diario', 3));
    expect(reasonOf(await hint(leader))).toBe('refusal.no-adviser');
  });
});

test('limits the hints for one address', async () => {
  time.pass(60_000);
  const { leader } = decider(await table('011', 4));
  const answers = await Promise.all(Array.from({ length: BURST + 1 }, () => hint(leader)));
  expect(answers.map(({ type }) => type)).toEqual([...new Array(BURST).fill('advice'), 'refused']);
  expect(reasonOf(answers.at(-1) as FromServer)).toBe('refusal.too-fast');
});
