import { AUDIT } from '../audit/lines.ts';
import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';
import { whereNotPlain } from './plain.ts';

/** The open form of a game can be written to a file as it is. */
export function audit<K extends Kinds>({ game, headerOf }: Table<K>): Check<K> {
  function mustBePlain(what: string, value: object): void {
    const where = whereNotPlain(value);
    must(where === null, `${what} is not plain JSON at ${where}`);
  }

  return {
    name: 'audit: the open form of data and state is plain JSON',
    once() {
      const options = game.options(headerOf('audit').options);
      mustBePlain('audit.data', game.audit.data(options as K['options'], AUDIT));
    },
    sampled: ({ before }) => mustBePlain('audit.state', game.audit.state(before.moment.state)),
    ended: ({ end }) => mustBePlain('audit.state', game.audit.state(end.moment.state)),
  };
}
