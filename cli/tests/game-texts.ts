import {
  type Ask,
  answer,
  type Bot,
  begin,
  type Choice,
  type Draw,
  drawBelow,
  imagining,
  isRefusal,
  type Kinds,
  namedSeed,
  type Text,
  take,
  text,
} from '@vigilia/kernel';
import { expect } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { LANGUAGES, type Language } from '../src/texts/language.ts';
import type { Catalog, Translate } from '../src/texts/translate.ts';
import { commandMessages, gameTranslator } from '../src/texts/translators.ts';
import type { TerminalGame } from '../src/ui/terminal-ui.ts';

/** A table whose texts are gathered. */
export interface TextTable {
  readonly seats: number;
  readonly options?: object;
  /** The bot of every seat; random choices without one. */
  readonly bot?: Bot<Kinds>;
}

/** Every text of a game in every language. */
export interface GameTexts {
  readonly languages: readonly (readonly [Language, Translate])[];
  readonly messages: Readonly<Record<Language, Catalog>>;
  keysIn(section: string): string[];
}

/** The messages of a game, with a translator for each language. */
export async function gameTexts(id: string): Promise<GameTexts> {
  const terminalGame = gameNamed(id);
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const messages: Catalog = Object.assign(
        {},
        ...(await commandMessages(language)),
        await terminalGame.ui.messages(language),
      );
      return {
        language,
        messages,
        translate: await gameTranslator(language, terminalGame, terminalGame.entry.game.seats.max),
      };
    }),
  );
  const messages = Object.fromEntries(
    all.map((each) => [each.language, each.messages]),
  ) as GameTexts['messages'];
  const sections = new Map<string, string[]>();
  return {
    languages: all.map(({ language, translate }) => [language, translate]),
    messages,
    keysIn(section) {
      const known =
        sections.get(section) ?? Object.keys(messages.en).filter((key) => key.startsWith(section));
      sections.set(section, known);
      return known;
    },
  };
}

/** Every text of some games, each once, in the order of its first use. */
export function textsOfGames(
  terminalGame: TerminalGame,
  tables: readonly TextTable[],
  more: (state: Kinds['state']) => Iterable<Text> = () => [],
): Text[] {
  const texts = new Map<string, Text>();
  for (const [index, table] of tables.entries())
    for (const one of textsOfAGame(terminalGame, table, `game ${index}`, more))
      texts.set(JSON.stringify(one), one);
  return [...texts.values()];
}

function* textsOfAGame(
  terminalGame: TerminalGame,
  { seats, options = {}, bot }: TextTable,
  name: string,
  more: (state: Kinds['state']) => Iterable<Text>,
): Generator<Text> {
  const { ui } = terminalGame;
  const { game } = terminalGame.entry;
  const chance = { seed: namedSeed(`choices of ${name}`), drawn: {} };
  const earlier = new Map<string, Choice>();
  const completed = game.options({ ...options }) as object;
  let reached = begin(game, seats, completed, { seed: namedSeed(name), drawn: {} });
  for (;;) {
    for (const { event } of reached.delivered) yield* [ui.eventText(event), ...ui.proseOf(event)];
    yield* more(reached.state);
    // The seat that decides is asked first and answers last, after every opinion.
    const ask = reached.asks.at(-1);
    if (ask === undefined) return yield* ui.afterword(game.view(reached.state, null));
    const view = game.view(reached.state, ask.seat);
    yield* [ask.prompt, ...ui.forecast(view)];
    for (const choice of earlier.values()) {
      // A choice of another question is mostly illegal here, and refused with a reason.
      const refused = answer(game, reached, ask.seat, choice);
      if (isRefusal(refused)) yield refused.reason;
    }
    for (const choice of lowest(ask)) {
      yield* [ui.choiceText(choice, view), ...ui.glossOf(choice, view, ask.prompt)];
      earlier.set(choice.verb, choice);
    }
    const draw = (sides: number) => drawBelow(chance, 'choice', sides);
    const choice =
      bot === undefined
        ? choiceAt(lowest(ask), draw)
        : bot.choose(view, ask, draw, imagining(game, reached.state, ask));
    reached = take(game, reached, ask, choice as Choice);
  }
}

function choiceAt(choices: readonly Choice[], draw: Draw): Choice | undefined {
  return choices[draw(choices.length)];
}

/** Of each range only the least: a seat that bids at random soon has no Time left to play. */
function lowest({ choices, ranges }: Ask): Choice[] {
  return [...choices, ...ranges.map(({ from }) => from)];
}

/** One of every plural of every language. */
const NUMBERS = [0, 1, 2, 5, 21];

/** Translates every message with numbers of every plural. `sample` is a value that a variable may hold. */
export function translateWithNumbers(
  translate: Translate,
  messages: Catalog,
  sample: (variable: string, number: number) => string | number,
  all: readonly number[] = NUMBERS,
): void {
  for (const [key, written] of Object.entries(messages)) {
    const variables = [...written.matchAll(/\{(\w+)[,}]/g)].map(([, variable]) => String(variable));
    for (const number of variables.length === 0 ? [0] : all) {
      const vars = Object.fromEntries(variables.map((variable) => [variable, sample(variable, number)]));
      expect(translate(text(key, vars)), `${key} with ${number}`).toMatch(WHOLE);
    }
  }
}

/** A sentence with no brace left in it. */
export const WHOLE = /^[^{}]+$/;
