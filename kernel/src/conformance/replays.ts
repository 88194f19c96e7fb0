import { everyChoice, isSameChoice } from '../engine/choice.ts';
import type { Kinds } from '../engine/game.ts';
import { parse, print } from '../engine/notation.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Entry } from '../record/record.ts';
import { replay } from '../session/replay.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';

/** A header and a log in notation are the whole game. */
export function replays<K extends Kinds>({ game }: Table<K>): Check<K> {
  return {
    name: 'replay: header and log give the same game again, and every choice reads back as itself',
    sampled({ ask }) {
      for (const choice of everyChoice(ask)) {
        const line = print(game.grammar, choice);
        must(!/[;\n]/.test(line), `'${line}' cannot stand in a line of several choices`);
        const read = parse(game.grammar, line, ask.clause);
        const isSame = !isRefusal(read) && isSameChoice(choice, read);
        must(isSame, `${JSON.stringify(choice)} prints '${line}' and reads back as ${JSON.stringify(read)}`);
      }
    },
    ended({ end }) {
      const log = JSON.parse(JSON.stringify(end.log)) as Entry[];
      const again = replay(game, end.header, log);
      if (isRefusal(again))
        throw new Error(`entry ${again.entry} is refused: ${JSON.stringify(again.reason)}`);
      const expected = JSON.stringify(end.moment.state);
      mustBeSame('the states at the end', expected, JSON.stringify(again.moment.state));
    },
  };
}
