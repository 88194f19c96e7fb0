import type { Draw } from '@vigilia/kernel';
import type { Player } from '../play/player.ts';
import { Visitor } from '../play/visitor.ts';
import type { Aim } from './aim.ts';
import { nextCloser } from './closers.ts';
import type { Hostile } from './hostile.ts';
import { Intruder } from './intruder.ts';
import { nextMessage } from './messages.ts';
import { seeded } from './seeded.ts';
import type { TargetTable } from './target-table.ts';

/** One message in this many ends its socket. */
const RARELY = 200;

export interface Attack {
  readonly sent: number;
  readonly answered: number;
  readonly closed: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly reasons: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
}

/** Intruders at every seat, one with the token of a seat and some who only watch send this many messages in all. */
export async function attack(targetTable: TargetTable, messages: number, name: string): Promise<Attack> {
  const gang = await gangOf(targetTable);
  const kinds = new Map<string, number>();
  const share = Math.ceil(messages / gang.length);
  await Promise.all(
    gang.map(async ({ intruder, player }, index) => {
      const draw = seeded(`${name} ${index}`);
      const aim = aimOf(targetTable, player, draw);
      // Made one by one: on a slow machine the server would wait too long for those who come meanwhile.
      function* volley(): Generator<Hostile> {
        for (let number = 0; number < share; number++) {
          const next = draw(RARELY) === 0 ? nextCloser(draw) : nextMessage(aim, number);
          kinds.set(next.kind, (kinds.get(next.kind) ?? 0) + 1);
          yield next;
        }
      }
      await intruder.come();
      await intruder.send(volley());
      intruder.leave();
    }),
  );
  const intruders = gang.map(({ intruder }) => intruder);
  const reasons = new Map<string, number>();
  for (const intruder of intruders)
    for (const [reason, count] of intruder.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return {
    sent: sum(intruders, ({ sent }) => sent),
    answered: sum(intruders, ({ answered }) => answered),
    closed: sum(intruders, ({ closed }) => closed),
    kinds,
    reasons,
    complaints: intruders.flatMap(({ complaints }) => complaints),
  };
}

interface Member {
  readonly intruder: Intruder;
  /** Whose seat it can act for. */
  readonly player: Player | null;
}

async function gangOf({ table, players }: TargetTable): Promise<Member[]> {
  const [host] = players as [Player];
  const { address } = host;
  const { token } = await host.get<{ token: string }>('POST', `/tables/${table}/token`);
  const stranger = new Visitor(address);
  await stranger.get('POST', '/me/phrase');
  const at = (headers: Record<string, string>) => new Intruder(address, table, headers);
  return [
    ...players.map((player) => ({ intruder: at(player.headers), player })),
    { intruder: at({ authorization: `Bearer ${token}` }), player: host },
    { intruder: at({ origin: address }), player: null },
    { intruder: at(stranger.headers), player: null },
  ];
}

function aimOf({ game, players, sent, words }: TargetTable, player: Player | null, draw: Draw): Aim {
  const [first] = players as [Player];
  const { version, answers } = first;
  const seat = player?.seat ?? null;
  return {
    draw,
    game,
    seats: players.length,
    seat,
    ask: player?.asks[0] ?? null,
    version,
    answers,
    mayUndo: player?.mayUndo ?? false,
    own: seat === null ? [] : (sent[seat] ?? []),
    others: sent.filter((_, other) => other !== seat).flat(),
    words,
  };
}

function sum(intruders: readonly Intruder[], count: (intruder: Intruder) => number): number {
  return intruders.reduce((all, intruder) => all + count(intruder), 0);
}
