import { GOOD_IDS, GOODS, isTradeable } from '@vigilia/game-diario';
import { type Game, isRefusal, linksIn, type ShownLinks, withShown } from '@vigilia/kernel';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { LogEntry } from '../../src/live-tables/history.ts';
import { loadFromFirstRow } from '../../src/live-tables/load.ts';
import type { Row } from '../../src/table/fact.ts';
import { type ReadableServer, startReadableServer } from '../hostile/readable-server.ts';
import { games } from '../play/games.ts';
import { gather } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';
import { Visitor } from '../play/visitor.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: sameSeed });
});
afterAll(() => server.stop());

const council = () => gather(server.address, { game: 'diario', seats: 3 });

/** The third of these draws what is found: nothing after it is taken with it. */
const PAST_A_DRAW = 'rummage anton; rummage tomas; rummage oskar; wood 0; wood 0';
const STOP = { taken: 3, of: 5, clause: null, reason: { key: 'refusal.see-first', vars: {} }, column: 46 };

const chosenIn = ({ act }: Row) => act.facts.flatMap((fact) => (fact.fact === 'chose' ? fact.choice : []));

test('several choices in one line are one command and one version', async () => {
  const { leader } = decider(await council());
  const { version } = leader;
  const answer = await leader.choose('rummage anton; rummage tomas');
  expect(answer).toMatchObject({ type: 'happened', version: version + 1, answers: 2 });
  expect(answer).not.toHaveProperty('stop');
});

test('plays each choice of a plan once', async () => {
  const { leader } = decider(await council());
  const forks = vi.spyOn(games.get('diario')?.game as Game, 'fork');
  onTestFinished(() => forks.mockRestore());
  await leader.choose('rummage anton; rummage tomas');
  expect(forks).toHaveBeenCalledTimes(2);
});

test('everybody is shown the hash of every choice of a plan, those who come later too', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const [other] = others as [Player];
  const { link } = other;
  await leader.choose('rummage anton; rummage tomas');
  await caughtUp(players);
  expect(other.link).toMatchObject({
    n: (link?.n ?? 0) + 2,
    inside: [expect.stringMatching(/^[0-9a-f]{64}$/)],
  });
  for (const player of players)
    expect(player.shown).toEqual([{ from: 0, to: 2, hash: leader.shown[0]?.hash }]);
  const late = new Visitor(server.address);
  const { deeds } = await late.get<{ deeds: LogEntry[] }>('GET', `/tables/${leader.table}/story`);
  const told = deeds.flatMap((row) => (row.link === undefined ? [] : linksIn(row.link)));
  expect(told.reduce(withShown, [] as readonly ShownLinks[])).toEqual(leader.shown);
});

test('a plan that cannot be read is refused whole, with the column', async () => {
  const { leader } = decider(await council());
  const { version } = leader;
  const refused = await leader.choose('rummage anton; fly away');
  expect(refused).toMatchObject({ type: 'refused', column: 16, version });
  expect(leader.answers).toBe(0);
});

test('a plan stops before a choice that is refused: what was taken stays, and its player is told', async () => {
  const players = await council();
  const { leader, others } = decider(players);
  const heard = others.map((other) => new ReceivedMessages(other));
  const { version } = leader;
  const answer = await leader.choose('rummage anton; rummage anton; rummage tomas');
  expect(answer).toMatchObject({
    type: 'happened',
    version: version + 1,
    answers: 1,
    stop: { taken: 1, of: 3, column: 16, reason: { key: 'refusal.other-person' } },
  });
  await caughtUp(players);
  for (const each of heard) expect(each.written.join()).not.toContain('"stop"');
  expect(server.rows(leader.table).map(chosenIn).at(-1)).toEqual(['rummage anton']);
});

test('a plan of every piece of the box can be sent, and a longer one changes nothing', async () => {
  const { leader } = decider(await council());
  const { version } = leader;
  const pieces = GOOD_IDS.filter(isTradeable).flatMap((good) =>
    Array<string>(GOODS[good].count).fill(`give ${good}`),
  );
  expect(reasonOf(await leader.choose([...pieces, 'done'].join('; ')))).toBe('refusal.not-offered');
  expect(reasonOf(await leader.choose(Array(300).fill('hear').join(';')))).toBe('refusal.long-plan');
  expect(reasonOf(await leader.choose('hear'.padEnd(2_001)))).toBe('refusal.malformed');
  expect(leader.version).toBe(version);
});

test('a plan whose first choice is refused changes nothing', async () => {
  const { leader } = decider(await council());
  const { version } = leader;
  expect(await leader.choose('wood 0; rummage anton')).toMatchObject({ type: 'refused', column: 1, version });
  expect(leader.answers).toBe(0);
});

test('a plan stops where something is drawn on the way', async () => {
  const { leader } = decider(await council());
  const { version } = leader;
  const answer = await leader.choose(PAST_A_DRAW);
  expect(answer).toMatchObject({ type: 'happened', version: version + 1, answers: 3, stop: STOP });
  const [line] = server.rows(leader.table).map(chosenIn).at(-1) ?? [];
  expect(line).toBe('rummage anton; rummage tomas; rummage oskar');
});

test('a plan that is sent again under its key gets the same answer, after a restart too', async () => {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game: 'diario', seats: 3 });
  const { leader } = decider(players);
  const plan = { type: 'choose', version: leader.version, line: PAST_A_DRAW, key: 'the-same-plan' };
  expect(await leader.do(plan)).toMatchObject({ type: 'happened', key: plan.key, stop: STOP });
  const { version } = leader;
  const again = { type: 'done', key: plan.key, version, stop: STOP };
  expect(await leader.do(plan)).toEqual(again);
  const reopened = await servers.reopen();
  leader.moveTo(reopened.address);
  await leader.come();
  expect(await leader.do(plan)).toEqual(again);
  expect(leader.answers).toBe(3);
  await servers.close();
});

test('loads a row of before whose line went on past a draw', async () => {
  const { leader } = decider(await council());
  await leader.choose('rummage anton; rummage tomas; rummage oskar');
  const [ask] = leader.asks as [Player['asks'][number]];
  const next = `wood ${ask.ranges[0]?.from.amount ?? 0}`;
  await leader.choose(next);
  const rows = server.rows(leader.table);
  const log = (of: readonly Row[]) => ({ after: async () => [...of] });
  const loaded = await loadFromFirstRow(games, log(rows), leader.table);
  const [first, second] = rows.slice(-2) as [Row, Row];
  const choice = [...chosenIn(first), ...chosenIn(second)].join('; ');
  const joined: Row = {
    ...first,
    act: { ...first.act, facts: [{ fact: 'chose', seat: leader.seat ?? 0, choice }] },
  };
  const old = await loadFromFirstRow(games, log([...rows.slice(0, -2), joined]), leader.table);
  if (loaded === null || old === null || isRefusal(loaded) || isRefusal(old))
    throw new Error('it does not load');
  expect(old.table.play?.answers).toBe(4);
  expect(old.table.play?.moment).toEqual(loaded.table.play?.moment);
  expect(old.table.play?.link).toMatchObject({ ...loaded.table.play?.link });
});
