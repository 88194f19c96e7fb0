import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { Player } from '../play/player.ts';
import { ReceivedMessages } from '../play/received.ts';
import { useTestServer } from '../play/test-server.ts';

const server = useTestServer();

test('those who watch are counted for all who see the table, each person once', async () => {
  const { address } = server();
  const players = await gather(address, { game: '011', seats: 3 });
  const [ada] = players as [Player];
  const heard = new ReceivedMessages(ada);
  const known = new Player(address);
  await known.get('POST', '/me');
  await known.come(ada.table);
  expect(await heard.last('present')).toMatchObject({ watchers: 1 });
  const sameAgain = new Player(address);
  sameAgain.cookie = known.cookie;
  await sameAgain.come(ada.table);
  const stranger = new Player(address);
  const told = new ReceivedMessages(stranger);
  await stranger.come(ada.table);
  expect(await told.last('welcome')).toMatchObject({ present: [0, 1, 2], watchers: 2 });
  await heard.many('present', 2);
  expect(heard.all('present').map(({ watchers }) => watchers)).toEqual([1, 2]);
  stranger.leave();
  await heard.many('present', 3);
  expect(heard.all('present').at(-1)).toMatchObject({ seats: [0, 1, 2], watchers: 1 });
});

test('where nobody may watch a stranger is neither counted nor told of others', async () => {
  const { address } = server();
  const players = await gather(address, { game: '011', seats: 3, setting: { watching: 'nobody' } });
  const [ada] = players as [Player];
  const stranger = new Player(address);
  const told = new ReceivedMessages(stranger);
  await stranger.come(ada.table);
  expect(await told.last('welcome')).not.toHaveProperty('watchers');
  const again = new ReceivedMessages(ada);
  await ada.come();
  expect(await again.last('welcome')).not.toHaveProperty('watchers');
});
