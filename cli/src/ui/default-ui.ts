import { type GameEntry, type Kinds, openRulebook } from '@vigilia/kernel';
import { outline } from './outline.ts';
import type { TerminalGame, TerminalUi } from './terminal-ui.ts';

/** Variables that name a seat in every game. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'by']);

/** A game with its own way of being shown, and the default one for the parts it leaves out. */
export function terminalGame<K extends Kinds>(
  entry: GameEntry<K>,
  ui: Partial<TerminalUi<K>> = {},
): TerminalGame {
  // Callers know games by their ids only; the kinds of a game are known to its own entry and ui.
  return { entry, ui: { ...defaultUi(entry.profile.id), ...ui } } as unknown as TerminalGame;
}

/** Shows the view as an outline. Texts and rulebook are those of the game's package. */
function defaultUi(id: string): TerminalUi {
  return {
    messages: async (language) =>
      (await import(`@vigilia/game-${id}/texts/${language}.json`, { with: { type: 'json' } })).default,
    rulebook: async (language) =>
      openRulebook(
        (await import(`@vigilia/game-${id}/rulebook/${language}.json`, { with: { type: 'json' } })).default,
        (await import(`@vigilia/game-${id}/rulebook/clauses.json`, { with: { type: 'json' } })).default,
      ),
    figure: () => [],
    nameOf: (variable, value) => (SEATS.has(variable) ? { seat: Number(value) } : { written: value }),
    board: outline,
    sheet: outline,
    redrawKey: (view) => JSON.stringify(view),
    choiceText: ({ verb, ...vars }) => ({ key: `verb.${verb}`, vars }),
    glossOf: () => [],
    eventText: ({ type, ...vars }) => ({ key: `event.${type}`, vars }),
    proseOf: () => [],
    forecast: () => [],
    afterword: () => [],
    endings: [],
    statistics: () => ({ onEvent() {}, onEnd() {}, report: () => ({}), lines: () => [] }),
  };
}
