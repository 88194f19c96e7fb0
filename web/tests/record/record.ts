import { playOut, random } from '@vigilia/bots';
import { type Eleven, game as eleven } from '@vigilia/game-011';
import { header, isRefusal, namedSeed, open, print, recordOf } from '@vigilia/kernel';

/** The audit file of a game that bots played to its end. */
export async function recordedGame(name: string): Promise<string> {
  const { id: game, rules } = eleven;
  const dealt = open(
    eleven,
    header({ game, rules, seed: namedSeed(name), entropy: [], seats: 4, options: {} }),
  );
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  const log = [];
  const bots = Array.from({ length: 4 }, () => random<Eleven>());
  for await (const { by, choice } of playOut(dealt, bots))
    log.push({ by, choice: print(eleven.grammar, choice) });
  return Array.from(recordOf({ game: eleven, header: dealt.header, log }), (line) =>
    JSON.stringify(line),
  ).join('\n');
}
