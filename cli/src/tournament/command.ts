import { availableParallelism } from 'node:os';
import { tableOf } from '@vigilia/bots';
import { isSet, numberOf, positionalsOf, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import { botFor } from '../command/bots.ts';
import type { Call, Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { optionsOf, seatsOf, TABLE_OPTIONS } from '../command/table-options.ts';
import { gameNamed } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import type { TerminalGame } from '../ui/terminal-ui.ts';
import { tournamentLines } from './lines.ts';
import { playTournament } from './play.ts';
import { reportOf, tallyFor } from './report.ts';
import type { Task } from './task.ts';

const USUAL_GAMES = 100;
const MOST_GAMES = 100_000;
const MOST_WORKERS = 256;
const LONGEST_BUDGET = 600_000;
const USUAL_SEED = '1';
const USUAL_BOT = 'random';
/** The exit code of a command that was interrupted. */
const BROKEN_OFF = 130;

/** `vigilia tournament`: measures bots against each other on the same deals from every seat. */
export const tournament: Command = {
  help: 'help.tournament',
  options: {
    ...TABLE_OPTIONS,
    games: { type: 'string' },
    budget: { type: 'string' },
    workers: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(call) {
    const [id] = positionalsOf(call, 1);
    const terminalGame = gameNamed(id);
    const task = await taskOf(call, terminalGame);
    const asked = numberOf(call, 'games', { least: 1, most: MOST_GAMES, otherwise: USUAL_GAMES });
    const workers = numberOf(call, 'workers', {
      least: 1,
      most: MOST_WORKERS,
      otherwise: availableParallelism(),
    });
    const start = performance.now();
    const { matches, isBrokenOff } = await playTournament(task, asked, workers);
    const code = isBrokenOff ? BROKEN_OFF : 0;
    if (matches.length === 0) return code;
    const tally = tallyFor(task, terminalGame.ui, matches);
    const report = reportOf(task, tally, { asked, workers, seconds: (performance.now() - start) / 1000 });
    if (isSet(call, 'json')) print(JSON.stringify(report));
    else {
      const translate = await gameTranslator(call.language, terminalGame, report.seats);
      for (const line of tournamentLines(report, tally, translate)) print(line);
    }
    return code;
  },
};

async function taskOf(call: Call, terminalGame: TerminalGame): Promise<Task> {
  const { entry } = terminalGame;
  const seats = seatsOf(call, terminalGame);
  const names = (textOf(call, 'bots') ?? USUAL_BOT).split(',');
  const table = tableOf(names, seats);
  if (table === null) throw usageError('usage.tournament-bots', { players: seats });
  const budget =
    textOf(call, 'budget') === undefined
      ? null
      : numberOf(call, 'budget', { least: 1, most: LONGEST_BUDGET, otherwise: LONGEST_BUDGET });
  // An unknown name is a usage error before any thread is started.
  for (const name of table) botFor(entry, name, budget);
  const seed = textOf(call, 'seed') ?? USUAL_SEED;
  return { id: entry.game.id, options: await optionsOf(call, terminalGame), seed, table, budget };
}
