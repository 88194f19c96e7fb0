import { refuse, type Seat } from '@vigilia/kernel';
import { brokenOffByHost } from '../abandoned-deals.ts';
import type { Command } from '../command.ts';
import { whyNotGathering } from '../command.ts';
import type { Act, Fact } from '../fact.ts';
import type { GameRegistry } from '../game-registry.ts';
import { personAt } from '../seats.ts';
import type { Absence } from '../settings.ts';
import type { Table } from '../table.ts';
import { isKnown } from './seat-bot.ts';

/** What only the host does, and only before the game. */
function hosting(identity: string, command: Command): Command {
  return (table, now) => {
    if (table.host !== identity) return refuse(null, 'refusal.host-only');
    return whyNotGathering(table) ?? command(table, now);
  };
}

/** What the host does about another person at a seat. */
function aboutPerson(identity: string, seat: Seat, facts: (table: Table) => readonly Fact[]): Command {
  return hosting(identity, (table) => {
    const person = personAt(table.chairs[seat]);
    if (person === null) return refuse(null, 'refusal.no-person');
    if (person.identity === identity) return refuse(null, 'refusal.yourself');
    return { by: null, facts: facts(table) } satisfies Act;
  });
}

/** The host frees the seat of a person, and puts a bot there if one is named. */
export function freeSeat(games: GameRegistry, identity: string, seat: Seat, bot: string | null): Command {
  const free = aboutPerson(identity, seat, (table) => {
    const stood: Fact[] = [...brokenOffByHost(table), { fact: 'stood', seat }];
    return bot === null ? stood : [...stood, { fact: 'sat', seat, sitter: { bot } }];
  });
  return (table, now) =>
    bot === null || isKnown(games, table.setting.game, bot)
      ? free(table, now)
      : refuse(null, 'refusal.unknown-bot', { bot });
}

/** The host frees the seat of a person, who may not come back. */
export function bar(identity: string, seat: Seat): Command {
  return aboutPerson(identity, seat, (table) => [
    ...brokenOffByHost(table),
    { fact: 'barred', seat },
    { fact: 'stood', seat },
  ]);
}

/** The host hands the table over to another person who sits there. */
export function handOver(identity: string, seat: Seat): Command {
  return aboutPerson(identity, seat, () => [{ fact: 'handed', seat }]);
}

/** The host says how long a person may be away on their turn. */
export function setAbsence(identity: string, absence: Absence): Command {
  return hosting(identity, ({ setting, version }) =>
    setting.absence === absence
      ? { version, already: true }
      : { by: null, facts: [{ fact: 'absence-set', absence }] },
  );
}

/** The host closes the table. */
export function close(identity: string): Command {
  return hosting(identity, () => ({ by: null, facts: [{ fact: 'closed' }] }));
}
