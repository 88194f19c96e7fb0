import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  botChoice,
  gather,
  noteOf,
  type Player,
  playOn,
  shortestGame,
  TakeBack,
  TestServers,
} from '@vigilia/server/testing';
import { expect, test } from 'vitest';
import { runVerifier } from '../../tampering/run.ts';
import type { Line } from '../../tampering/tamperings.ts';

const COMMAND = join(import.meta.dirname, '../../../cli/bin/vigilia.mjs');

/** Answers with the choice of a bot until a player has choices to show and others to play instead. */
async function withPlans(players: readonly Player[], takeBack: TakeBack) {
  for (;;) {
    const isAsked = ({ asks }: Player) => asks.length > 0;
    const operator = players.find(isAsked);
    if (operator === undefined) {
      await Promise.race(players.map((player) => player.until(() => isAsked(player))));
      continue;
    }
    const plans = takeBack.plansFor(operator.seat ?? 0);
    if (plans !== null) return { operator, plans };
    const [ask] = operator.asks as [Player['asks'][number]];
    const { version } = operator;
    await operator.answer(ask, botChoice(operator, ask));
    await operator.until(() => operator.version > version);
  }
}

test.each(['011', 'diario'])(
  'the command and the verifier in Python find choices of %s that were shown and taken back in the database',
  async (game) => {
    const servers = await TestServers.at();
    const players = await gather((await servers.open()).address, { game, seats: 3 });
    const [host] = players as [Player];
    const takeBack = new TakeBack(servers.location, host.table);
    const { operator, plans } = await withPlans(players, takeBack);
    for (const choice of plans.shown) expect((await operator.choose(choice)).type).toBe('happened');
    await Promise.all(players.map((player) => player.until(() => player.version >= operator.version)));

    await servers.close();
    takeBack.removeAfter(plans.version);
    const { address } = await servers.open();
    for (const player of players) {
      player.moveTo(address);
      await player.come();
    }
    expect((await operator.choose(plans.instead.join('; '))).type).toBe('happened');
    await playOn(players, shortestGame);

    const record = await host.get<string>('GET', `/tables/${host.table}/record`);
    const folder = mkdtempSync(join(tmpdir(), 'vigilia-take-back-'));
    const [file, note] = [join(folder, 'record.jsonl'), join(folder, 'note.json')];
    writeFileSync(file, record);
    const lines = record
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    /** What the command says with a note. */
    const audited = (remembered: ReturnType<typeof noteOf>) => {
      writeFileSync(note, JSON.stringify(remembered));
      const args = [COMMAND, 'audit', file, '--remembered', note, '--lang', 'en'];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      return { holds: status === 0, said: stdout };
    };
    try {
      const seen = noteOf(players.find((player) => player !== operator) as Player);
      // A client that kept the last link alone cannot know.
      const notes = [seen, { ...seen, shown: [] }];
      const verdicts = [
        { holds: false, said: expect.stringContaining('ALARM') },
        { holds: true, said: expect.any(String) },
      ];
      expect(notes.map(audited)).toEqual(verdicts);
      const python = process.env.VIGILIA_PYTHON ?? 'python3';
      const verifying = notes.map((remembered) => ({ lines, remembered }));
      expect(runVerifier(python, folder, verifying)).toEqual(verdicts);
    } finally {
      for (const player of players) player.leave();
      rmSync(folder, { recursive: true });
    }
  },
);
