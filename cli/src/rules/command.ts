import { text } from '@vigilia/kernel';
import { positionalsOf } from '../arguments/arguments.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { gameNamed } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import { pageWidth, wrap } from '../ui/layout.ts';
import { everyPage, pagesOf, section } from './pages.ts';

/** `vigilia rules GAME [PART]`: the rulebook, one page of it, one chapter or one clause. */
export const rules: Command = {
  help: 'help.rules',
  options: {},
  async run(call) {
    const { language, translate } = call;
    const [id, wanted] = positionalsOf(call, 2);
    const terminalGame = gameNamed(id);
    const { ui } = terminalGame;
    const book = await ui.rulebook(language);
    const width = pageWidth();
    // A drawing names places and Characters, which only the texts of the game know.
    const drawn = { width, translate: await gameTranslator(language, terminalGame, 0) };
    const options = { width, translate, figure: (name: string) => ui.figure(name, drawn) };
    const lines = wanted === undefined ? everyPage(book, options) : section(book, wanted, options);
    for (const line of lines) print(line);
    if (wanted === undefined) {
      const game = String(id);
      const [chapter = ''] = Object.keys(book.chapters).slice(-1);
      const pages = [...pagesOf(book).keys()].map((page) => page.toLowerCase());
      const [page] = pages;
      const more = [
        text('rules.more', { game, chapter, clause: `${chapter}-1` }),
        ...(page === undefined ? [] : [text('rules.pages', { game, pages, page })]),
      ];
      for (const line of more.flatMap((said) => wrap(translate(said), width))) print(line);
    }
    return 0;
  },
};
