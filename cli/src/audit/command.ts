import { aboutEarlier, text, verify } from '@vigilia/kernel';
import { positionalsOf, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import { linesOf } from '../arguments/files.ts';
import type { Command } from '../command/command.ts';
import { print } from '../command/output.ts';
import { findRules } from '../games.ts';
import { faultLine, translatorFor } from './fault.ts';
import { abandonedDealLines, comparedLines, readNote } from './note.ts';

/**
 * `vigilia audit FILE`: recomputes every game of an audit file and names the first line that differs. With
 * `--remembered NOTE` it also compares the first game with what a client wrote down while it was played.
 */
export const audit: Command = {
  help: 'help.audit',
  options: { remembered: { type: 'string' } },
  async run(call) {
    const { language, translate } = call;
    const [path] = positionalsOf(call, 1);
    if (path === undefined) throw usageError('usage.no-record');
    const note = textOf(call, 'remembered');
    const remembered = note === undefined ? null : await readNote(note);
    const verdict = await verify(linesOf(path), findRules, remembered);
    const { games, choices, earlier, abandonedDeals, fault } = verdict;
    if (fault === null) {
      const asRecorded = games - (earlier?.games ?? 0);
      if (asRecorded > 0) print(translate(text('verdict.as-recorded', { games: asRecorded, choices })));
      if (earlier !== null) {
        const tell = await translatorFor(earlier.id, language, translate);
        for (const line of aboutEarlier(earlier)) print(tell(line));
      }
      for (const line of [...abandonedDealLines(abandonedDeals), ...comparedLines(remembered, verdict)])
        print(translate(line));
      return 0;
    }
    print(await faultLine(fault, language, translate));
    return 1;
  },
};
