import { text, verify } from '@vigilia/kernel';
import { type Command, print } from '../command.ts';
import { misused } from '../complaint.ts';
import { linesOf } from '../files.ts';
import { findGame } from '../games.ts';
import { faultLine } from './fault.ts';

/** `vigilia audit FILE`: recomputes every game of an audit file and names the first line that differs. */
export const audit: Command = {
  help: 'help.audit',
  options: {},
  async run({ positionals, language, say }) {
    const [path, ...rest] = positionals;
    if (path === undefined) throw misused('usage.no-record');
    if (rest.length > 0) throw misused('usage.too-much', { rest: rest.join(' ') });
    const { games, choices, fault } = await verify(linesOf(path), findGame);
    if (fault === null) {
      print(say(text('verdict.as-recorded', { games, choices })));
      return 0;
    }
    print(await faultLine(fault, language, say));
    return 1;
  },
};
