import { text } from '@vigilia/kernel';
import { type Command, print } from '../command.ts';
import { misused } from '../complaint.ts';
import { shelved } from '../games.ts';
import { pageWidth } from '../layout.ts';
import { everyPage, section } from './pages.ts';

/** `vigilia rules GAME [CLAUSE]`: the rulebook, one chapter or one clause. */
export const rules: Command = {
  help: 'help.rules',
  options: {},
  async run({ positionals, language, say }) {
    const [id, wanted, ...rest] = positionals;
    if (rest.length > 0) throw misused('usage.too-much', { rest: rest.join(' ') });
    const book = await shelved(id).rulebook(language);
    const lines = wanted === undefined ? everyPage(book, pageWidth()) : section(book, wanted, pageWidth());
    for (const line of lines) print(line);
    if (wanted === undefined) {
      const [chapter = ''] = Object.keys(book.chapters).slice(-1);
      print(say(text('rules.more', { game: String(id), chapter, clause: `${chapter}-1` })));
    }
    return 0;
  },
};
