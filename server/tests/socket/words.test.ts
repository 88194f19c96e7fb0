import type { WordedEvent } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';

const WORDS = 'Not the hospital, please.';

/** The first decision of three people, and someone who watches. */
async function atCouncil(setting: object) {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game: 'diario', seats: 3, setting });
  const watcher = new Player(address);
  await watcher.come(players[0]?.table);
  const { leader, others } = decider(players);
  const [speaker, silent] = others as [Player, Player];
  const all = [leader, speaker, silent, watcher] as const;
  return { servers, all, leader, speaker, silent };
}

const speak = (player: Player, line: string, words: string) =>
  player.do({ type: 'choose', version: player.version, line, words });

const isRead = ({ written }: ReceivedMessages) => written.some((message) => message.includes(WORDS));

/** The words in the whole log as a player may read it. */
async function wordsInLog(player: Player): Promise<unknown[]> {
  const { deeds } = await player.get<{ deeds: { events: WordedEvent[] }[] }>(
    'GET',
    `/tables/${player.table}/story`,
  );
  return deeds.flatMap(({ events }) => events.flatMap(({ words }) => words ?? []));
}

test('what is written with a voice is read by those who have spoken, and by all once the voices are open', async () => {
  const { servers, all, speaker, silent } = await atCouncil({ talk: 'free' });
  const heard = all.map((player) => new ReceivedMessages(player));
  await speak(speaker, 'against 1', WORDS);
  await caughtUp(all);
  expect(heard.map(isRead)).toEqual([false, true, false, false]);

  // Neither a welcome nor the log tells it, also after a restart.
  const { address } = await servers.reopen();
  for (const player of all) {
    player.moveTo(address);
    await player.come();
  }
  expect(heard.map(isRead)).toEqual([false, true, false, false]);
  expect(await Promise.all(all.map(wordsInLog))).toEqual([[], [WORDS], [], []]);

  await speak(silent, 'trust', 'You know best.');
  await caughtUp(all);
  // The last voice opens them all.
  expect(heard.map(isRead)).toEqual([true, true, true, true]);
  for (const player of all) expect((await wordsInLog(player)).toSorted()).toEqual([WORDS, 'You know best.']);
});

test('the Leader who opens the voices reads the words with them', async () => {
  const { all, leader, speaker } = await atCouncil({ talk: 'free' });
  const received = new ReceivedMessages(leader);
  await speak(speaker, 'trust', WORDS);
  await caughtUp(all);
  await leader.choose('hear');
  expect(isRead(received)).toBe(true);
  expect(received.written.filter((message) => message.includes(WORDS))).toHaveLength(1);
});

test('words go with a voice only where people talk freely', async () => {
  const silent = await atCouncil({ talk: 'off' });
  expect(reasonOf(await speak(silent.speaker, 'trust', WORDS))).toBe('refusal.no-talk');
  const phrases = await atCouncil({ talk: 'phrases' });
  expect(reasonOf(await speak(phrases.speaker, 'trust', WORDS))).toBe('refusal.phrases-only');
  expect(reasonOf(await speak(phrases.speaker, 'trust', 'x'.repeat(141)))).toBe('refusal.malformed');
  expect(reasonOf(await phrases.speaker.answer({ seat: phrases.speaker.seat ?? 0 }, 'trust'))).toBe(
    'happened',
  );
});
