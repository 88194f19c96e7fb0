import { isSet, numberOf, positionalsOf, textOf } from '../arguments/arguments.ts';
import { cannotUse } from '../arguments/files.ts';
import { type LineFile, openLineFile } from '../audit/file.ts';
import { botNames, botsNamed } from '../command/bots.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { optionsOf, seatsOf, TABLE_OPTIONS } from '../command/table-options.ts';
import { gameNamed } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import type { Statistics } from '../ui/statistics.ts';
import { playGame, type Series } from './game.ts';
import { progressOn } from './progress.ts';
import { reportOf, summaryLines } from './report.ts';
import { count, newTally, type Tally } from './tally.ts';

const USUAL_GAMES = 100;
const MOST_GAMES = 10_000_000;
const USUAL_SEED = '1';
const USUAL_BOT = 'random';

/** `vigilia simulate`: bots play a series of games, and the command prints a summary. */
export const simulate: Command = {
  help: 'help.simulate',
  options: {
    ...TABLE_OPTIONS,
    games: { type: 'string' },
    audit: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(call) {
    const [id] = positionalsOf(call, 1);
    const terminalGame = gameNamed(id);
    const { entry, ui } = terminalGame;
    const seats = seatsOf(call, terminalGame);
    const games = numberOf(call, 'games', { least: 1, most: MOST_GAMES, otherwise: USUAL_GAMES });
    const names = botNames(call, seats, USUAL_BOT);
    const seed = textOf(call, 'seed') ?? USUAL_SEED;
    const bots = botsNamed(names, entry);
    const options = await optionsOf(call, terminalGame);
    const audit = auditFile(textOf(call, 'audit'));
    const series = { game: entry.game, seats, options, bots, seed, audit };
    const start = performance.now();
    const statistics = ui.statistics();
    const tally = await playSeries(series, games, statistics, newTally(seats, ui.endings));
    const report = reportOf(series, names, tally, (performance.now() - start) / 1000);
    if (isSet(call, 'json')) print(JSON.stringify({ ...report, ...statistics.report() }));
    else {
      const translate = await gameTranslator(call.language, terminalGame, seats);
      for (const line of summaryLines(report, statistics, translate)) print(line);
    }
    return 0;
  },
};

function auditFile(path: string | undefined): LineFile | null {
  if (path === undefined) return null;
  try {
    return openLineFile(path);
  } catch (error) {
    throw cannotUse(path, error);
  }
}

async function playSeries(
  series: Series,
  games: number,
  statistics: Statistics,
  tally: Tally,
): Promise<Tally> {
  const progress = progressOn(process.stderr, games);
  for (let number = 1; number <= games; number++) {
    const { state, outcome, choices } = await playGame(series, number, statistics);
    count(tally, outcome, choices);
    statistics.onEnd(state, outcome);
    progress.show(number);
  }
  progress.clear();
  series.audit?.close();
  return tally;
}
