import { expect, test } from 'vitest';
import { gather, sitDown } from '../play/gather.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { rowsOf } from '../play/replayed.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';

const why = (player: Player, line: string, seat?: number | null) =>
  player.do({ type: 'why', line, ...(seat == null ? {} : { seat }) });

async function eleven() {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game: '011', seats: 4 });
  const { leader, others } = decider(players);
  const [other] = others as [Player];
  return { servers, players, leader, other };
}

test('a choice that is asked about is not taken, and the others learn nothing of the question', async () => {
  const { servers, players, leader, other } = await eleven();
  const { table, version } = leader;
  const received = new ReceivedMessages(other);
  expect(await why(leader, 'bid I 2')).toMatchObject({ type: 'done', version });
  expect(reasonOf(await leader.choose('bid II 3'))).toBe('happened');
  await caughtUp(players);
  expect(received.messages).toMatchObject([{ type: 'happened', version: version + 1 }]);
  for (const player of players) player.leave();
  await servers.close();
  const chosen = (await rowsOf(servers.location, table)).flatMap(({ act }) =>
    act.facts.flatMap((fact) => (fact.fact === 'chose' ? fact.choice : [])),
  );
  expect(chosen).toEqual(['bid II 3']);
});

test('what would be refused is refused in the same words', async () => {
  const { leader, other } = await eleven();
  for (const line of ['bid I 45', 'bid I many', 'fly home', '', 'stay']) {
    const { key: _asked, ...asked } = { key: '', ...(await why(leader, line)) };
    const { key: _chosen, ...chosen } = { key: '', ...(await leader.choose(line)) };
    expect(asked).toEqual(chosen);
    expect(asked.type).toBe('refused');
  }
  expect(await why(leader, 'bid I 45')).toMatchObject({ clause: 'AUC-6' });
  expect(reasonOf(await why(other, 'bid I 1'))).toBe('refusal.not-asked');
  expect(reasonOf(await why(other, 'bid I 2', leader.seat))).toBe('refusal.not-yours');
});

test('refuses a question about what comes after a choice', async () => {
  const { leader } = await eleven();
  expect(reasonOf(await why(leader, 'bid I 2; bid II 3'))).toBe('refusal.one-choice');
  expect(reasonOf(await why(leader, ';'))).toBe('refusal.one-choice');
});

test('refuses the question of a watcher, and every question before the game has begun', async () => {
  const { leader } = await eleven();
  const watcher = new Player(leader.address);
  await watcher.come(leader.table);
  expect(reasonOf(await why(watcher, 'bid I 2'))).toBe('refusal.not-seated');
  const [early] = (await sitDown(leader.address, { game: '011', seats: 4 })) as [Player];
  expect(reasonOf(await why(early, 'bid I 2'))).toBe('refusal.not-begun');
});
