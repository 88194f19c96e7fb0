import { commitmentOf, type Entry, type Header, isRefusal, recordOf, replay } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { gather } from '../play/gather.ts';
import { useHouse } from '../play/house.ts';
import { playOn, sensibly } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { shelf } from '../play/shelf.ts';
import { Visitor } from '../play/visitor.ts';

const house = useHouse();

interface RecordedLine {
  readonly n: number;
  readonly by: number;
  readonly choice: string;
}

/** Plays a recorded game again and gives the record it should have; null where it cannot have been played. */
function recomputed(written: string): string | null {
  const [first = '', _dealt, ...rest] = written.trimEnd().split('\n');
  const { entropy = [], ...header } = JSON.parse(first) as Header;
  const game = shelf.get(header.game)?.game;
  if (game === undefined) return null;
  const lines = rest.map((line) => JSON.parse(line) as RecordedLine);
  const log = lines.map(({ by, choice }): Entry => ({ by, choice }));
  const played = replay(game, { ...header, entropy }, log);
  if (isRefusal(played)) return null;
  return [...recordOf(played)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function played(): Promise<{ players: Player[]; record: string; commitment: string }> {
  const players = await gather(house().address, { game: '011', seats: 4 });
  const [first] = players as [Player];
  const commitment = first.card?.commitment ?? '';
  expect(JSON.stringify(first.card)).not.toContain('"seed"');
  await playOn(players, sensibly);
  const record = await new Visitor(first.address).get<string>('GET', `/tables/${first.table}/record`);
  return { players, record, commitment };
}

test('the seed shown at the end is the one promised before anybody sat down', async () => {
  const host = new Player(house().address);
  const card = await host.get<Card>('POST', '/tables', { game: 'diario', seats: 1, pace: 'instant' });
  expect(card.commitment).toMatch(/^[0-9a-f]{64}$/);
  await host.get('POST', `/tables/${card.id}/sit`, { name: 'Ada' });
  await host.get('POST', `/tables/${card.id}/ready`, { ready: true, entropy: 'my-own-salt' });
  await host.come(card.id);
  await host.get('POST', `/tables/${card.id}/begin`, {});
  await host.until(() => host.card?.phase === 'playing');
  expect(host.card?.commitment).toBe(card.commitment);
  expect(host.card?.seed).toBeUndefined();
  await playOn([host], sensibly);
  expect(commitmentOf(host.card?.seed ?? '')).toBe(card.commitment);
});

test('the record holds what everybody threw in, and plays again unless it was tampered with', async () => {
  const { players, record, commitment } = await played();
  const [header] = record.split('\n').map((line) => JSON.parse(line || '{}') as Header);
  expect(header).toMatchObject({ commitment, seed: players[0]?.card?.seed });
  expect(header?.entropy).toEqual(players.map(({ seat }) => `thrown-in-by-${seat}`));
  expect(recomputed(record)).toBe(record);

  const bid = record.replace(/"choice":"bid (\w+) \d+"/, '"choice":"bid $1 1"');
  const forged = [
    record.replace('thrown-in-by-0', 'thrown-in-by-9'),
    record.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? '1' : '0'}`),
    bid === record ? record.replace(/"choice":"bid (\w+) \d+"/, '"choice":"bid $1 2"') : bid,
    record.replace(/"time":(\d+)/, (_, time) => `"time":${Number(time) + 1}`),
  ];
  for (const written of forged) {
    expect(written).not.toBe(record);
    expect(recomputed(written)).not.toBe(written);
  }
});
