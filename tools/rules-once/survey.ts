import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/root.mjs';
import { numbersIn } from './numbers.ts';
import { questionsIn, type Repeat, type Rules, repeatsIn } from './repeats.ts';

/** The folders of a game that hold its rules. */
const RULES = ['data', 'effects', 'rules'];

/**
 * What plays, explains and shows a game without deciding what is allowed: every other folder and file of its sources, the
 * page and the terminal. Nothing else could use a number of its rules: the plan of the packages lets no other code of
 * `web`, and none of `bots` and `server`, import a game.
 */
function besideRules(game: string): string[] {
  const rooms = readdirSync(join(root, `games/${game}/src`)).filter((room) => !RULES.includes(room));
  return [
    ...rooms.map((room) => `games/${game}/src/${room}`),
    `web/src/games/${game}`,
    `cli/src/games/${game}`,
  ];
}

/** Everything that decides beside the rules of a game what they decide. */
export function survey(): (Repeat & { readonly file: string })[] {
  return readdirSync(join(root, 'games')).flatMap((game) => {
    const rules = rulesOf(game);
    const files = besideRules(game).flatMap(modulesIn);
    return files.flatMap((file) => repeatsIn(sourceOf(file), rules).map((repeat) => ({ file, ...repeat })));
  });
}

/** How many modules are looked into, beside the rules and with them: a survey that sees nothing finds nothing. */
export function surveyed(): { readonly beside: number; readonly rules: number } {
  const games = readdirSync(join(root, 'games'));
  return {
    beside: games.flatMap(besideRules).flatMap(modulesIn).length,
    rules: games.flatMap((game) => [...rulesOf(game).numbers]).length,
  };
}

function rulesOf(game: string): Rules {
  const modules = RULES.flatMap((folder) => modulesIn(`games/${game}/src/${folder}`)).map(sourceOf);
  return { numbers: modules.flatMap(numbersIn), questions: new Set(modules.flatMap(questionsIn)) };
}

/** The modules of a folder; a module is itself. */
function modulesIn(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [folder];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => /[.]tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}
