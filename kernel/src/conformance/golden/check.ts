import type { Kinds } from '../../engine/game.ts';
import { must, mustBeSame } from '../differ.ts';
import { readGolden, writeGolden } from './record.ts';
import { replayGolden } from './replay.ts';
import type { Collection } from './wanted.ts';

/** One thing that must hold of a game's golden games. `run` throws if it does not. */
interface GoldenCheck {
  readonly name: string;
  run(): void;
}

/** What must hold of the golden games of a game, each to be registered as a test. `files` holds them by name. */
export function goldenChecks<K extends Kinds>(
  collection: Collection<K>,
  files: ReadonlyMap<string, string>,
): GoldenCheck[] {
  const names = (list: Iterable<string>): string => [...list].toSorted().join(' ');
  const complete: GoldenCheck = {
    name: 'has one golden game for every situation wanted, and no other',
    run: () => mustBeSame('the files', names(collection.wanted.map(({ name }) => name)), names(files.keys())),
  };
  const each = collection.wanted.map(
    ({ name, title, has }): GoldenCheck => ({
      name: title,
      run() {
        const file = files.get(name) ?? '';
        const golden = readGolden(file);
        const { state, events } = replayGolden(collection, golden);
        mustBeSame('the titles', title, golden.title);
        mustBeSame('the endings', golden.ending, collection.endingOf(state));
        must(has(events), 'the game does not show what it is kept for');
        mustBeSame('the files', file, writeGolden(golden));
      },
    }),
  );
  return [complete, ...each];
}
