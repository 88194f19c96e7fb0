import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask } from '@vigilia/kernel';
import { anyChoice, gather, noteOf, type Player, startReadableServer } from '@vigilia/server/testing';
import { expect, test } from 'vitest';
import { runVerifier } from '../../tampering/run.ts';
import type { Line } from '../../tampering/tamperings.ts';

/** What may follow a choice of 011 in a plan; if it is not legal the plan stops before it. */
const NEXT = ['end', 'stop', 'skip', 'turn 1'];

/** A plan of two choices; in Diario two people rummage, if that is asked. */
function planFor(player: Player, ask: Ask, taken: number, isEnough: () => boolean): string {
  const choices = ask.choices as { readonly verb: string; readonly person?: string }[];
  if (player.card?.setting.game === '011') return `${anyChoice(player, ask)}; ${NEXT[taken % NEXT.length]}`;
  // Games of Diario may be long.
  if (choices.some(({ verb }) => verb === 'concede') && isEnough()) return 'concede';
  const asked = choices.find(({ verb }) => verb === 'rummage')?.person;
  const group = (player.view.people ?? []) as { readonly id: string }[];
  const next = group[group.findIndex(({ id }) => id === asked) + 1]?.id;
  if (asked !== undefined && next !== undefined) return `rummage ${asked}; rummage ${next}`;
  let line = anyChoice(player, ask);
  while (line === 'concede' && choices.length > 1) line = anyChoice(player, ask);
  return line;
}

/** A voice in Diario's council, for which the game does not wait: once it is heard nothing is taken back freely. */
function isVoice({ choices }: Ask): boolean {
  return choices.some(({ verb }) => verb === 'trust');
}

/** Plays to the end with plans of two choices, and takes back what is free, some times. */
async function play(player: Player, isEnough: () => boolean): Promise<void> {
  let undone = 0;
  let taken = 0;
  const isOver = () => player.card?.phase === 'over';
  const after = (version: number) => player.until(() => player.version > version || isOver());
  while (!isOver()) {
    const { version } = player;
    const ask = player.asks.find((each) => !isVoice(each));
    if (ask === undefined) {
      await after(version);
      continue;
    }
    const answer = await player.answer(ask, planFor(player, ask, taken++, isEnough));
    if (answer.type === 'refused') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await after(version);
    if (!player.mayUndo || undone >= 5 || isOver()) continue;
    undone++;
    await player.do({ type: 'undo', version: player.version });
  }
}

test.each([
  ['011', 4],
  ['diario', 3],
])(
  'the verifier in Python accepts the record of a game of %s on a server, with plans, bots and choices taken back',
  async (game, seats) => {
    const server = await startReadableServer();
    const folder = mkdtempSync(join(tmpdir(), 'vigilia-verifier-'));
    try {
      const hasAll = (table: string) => {
        const facts = server.rows(table).flatMap(({ act }) => act.facts);
        const hasPlan = facts.some((fact) => fact.fact === 'chose' && fact.choice.includes(';'));
        return hasPlan && facts.some(({ fact }) => fact === 'undid');
      };
      let players: Player[] = [];
      // A game of random choices may be over before a plan was taken and a choice taken back.
      do {
        for (const player of players) player.leave();
        players = await gather(server.address, { game, seats, people: 2, bot: 'random' });
        const isEnough = () => hasAll(players[0]?.table ?? '');
        await Promise.all(players.map((player) => play(player, isEnough)));
      } while (!hasAll(players[0]?.table ?? ''));
      const [host] = players as [Player];
      const written = await host.get<string>('GET', `/tables/${host.table}/record`);
      const lines = written
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
      expect(lines[0]).toMatchObject({ audit: 3, bots: seats === 4 ? [2, 3] : [2] });
      const [found] = runVerifier(process.env.VIGILIA_PYTHON ?? 'python3', folder, [
        { lines, remembered: noteOf(host) },
      ]);
      expect(found).toEqual({ holds: true, said: expect.stringContaining('1 games') });
      for (const player of players) player.leave();
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);
