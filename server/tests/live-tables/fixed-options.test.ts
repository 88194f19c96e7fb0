import { optionsHashOf } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { gather, sitDown } from '../play/gather.ts';
import { noteOf, verified } from '../play/note.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { tamper } from '../play/tamper.ts';
import { TestServers } from '../play/test-servers.ts';

const READ = 'maternity-ward-red';

/** A table that is dealing, whose operator then adds to what its players have read. */
async function addedTo(change: (fact: object) => object) {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const players = (await sitDown(address, { game: 'diario', seats: 2 })) as [Player, Player];
  const [host, guest] = players;
  const path = `/tables/${host.table}`;
  await host.beReady('of-the-host');
  await guest.beReady('of-the-guest');
  guest.given = null;
  await host.get('POST', `${path}/begin`, {});
  await host.until(() => host.card?.seats[0]?.opened === true);
  const note = noteOf(host);
  await servers.close();
  const store = await openStore(servers.location);
  await store.given.add(host.table, { memory: [READ], avoid: [] });
  await store.close();
  tamper(servers.location, host.table, change);
  const { address: there } = await servers.open();
  guest.given = 'of-the-guest';
  for (const player of players) {
    player.moveTo(there);
    await player.come();
  }
  await host.until(() => host.card?.phase === 'playing');
  await playOn(players, shortestGame);
  const record = await host.get<string>('GET', `${path}/record`);
  return { record, note, header: JSON.parse(record.split('\n')[0] ?? '') };
}

test('the options are fixed when the dealing begins, and their hash is on the card', async () => {
  const { record, note, header } = await addedTo((fact) => fact);
  expect(header.options).toEqual({ difficulty: 'normal' });
  expect(note.optionsHash).toBe(optionsHashOf(header.seed, header.options));
  expect(await verified(record, note)).toMatchObject({
    fault: null,
    compared: ['commitment', 'practice', 'entropy', 'entropyHashes', 'options', 'undealt'],
  });
});

test('options that were chosen after the seats had opened are found by what a client remembers', async () => {
  const { record, note, header } = await addedTo((fact) =>
    'until' in fact ? { ...fact, options: { read: [READ] } } : fact,
  );
  expect(header.options).toEqual({ difficulty: 'normal', read: [READ] });
  expect((await verified(record)).fault).toBeNull();
  expect((await verified(record, note)).fault?.wrong).toEqual({
    reason: { key: 'verdict.other-options', vars: {} },
  });
});

test('a dealing of before, which fixed no options, goes on', async () => {
  const { record, header } = await addedTo((fact) =>
    'until' in fact && 'fact' in fact ? { fact: fact.fact, until: fact.until } : fact,
  );
  expect(header.options).toEqual({ difficulty: 'normal', read: [READ] });
  expect((await verified(record)).fault).toBeNull();
});

test('a practice table that began before form 3 is played on, and its record is of form 2', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const setting = { practice: true };
  const players = await gather(address, { game: 'diario', seats: 1, setting });
  const [host] = players as [Player];
  await servers.close();
  const { location } = servers;
  tamper(location, host.table, (fact) => ('chained' in fact ? { ...fact, form: undefined } : fact));
  for (const line of ['think anton', 'rummage anton']) {
    const { address: there } = await servers.open();
    host.moveTo(there);
    await host.come();
    await host.choose(line);
    await host.do({ type: 'ask-undo', version: host.version, backTo: 0 });
    expect(host.answers).toBe(0);
    await servers.close();
  }
  const { address: there } = await servers.open();
  host.moveTo(there);
  await host.come();
  await playOn(players, shortestGame);
  const record = await host.get<string>('GET', `/tables/${host.table}/record`);
  expect(JSON.parse(record.split('\n')[0] ?? '')).toMatchObject({ audit: 2, practice: true });
  expect(await verified(record, { ...noteOf(host), entropy: null, shown: [] })).toMatchObject({
    fault: null,
  });
});
