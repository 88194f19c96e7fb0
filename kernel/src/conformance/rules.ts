import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Header } from '../record/record.ts';
import { open } from '../session/session.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';

/** A record of these rules or of earlier ones is dealt under these; one of later rules is refused. */
export function rules<K extends Kinds>({ game, headerOf }: Table<K>): Check<K> {
  function mustBeRefused(reason: string, header: Header): void {
    const opened = open(game, header);
    must(isRefusal(opened), `a header is opened that calls for ${reason}`);
    must(opened.reason.key === reason, `${opened.reason.key} is given for ${reason}`);
  }

  return {
    name: 'rules: a header of another game, later rules or another table is refused, and one of earlier rules is dealt',
    once() {
      const { min, max } = game.seats;
      const isSpan = Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max;
      must(isSpan, `seats from ${min} to ${max} are no span`);
      const isVersion = Number.isInteger(game.rules) && game.rules >= 1;
      must(isVersion, `the version of the rules is ${game.rules}, not a whole number from 1 on`);
      must(new Set(game.clauses).size === game.clauses.length, 'a clause is listed twice');
      const header = headerOf('rules');
      const opened = open(game, header);
      must(!isRefusal(opened), 'its own header is refused');
      mustBeRefused('refusal.other-game', { ...header, game: `${game.id}-and-more` });
      mustBeRefused('refusal.other-rules', { ...header, rules: game.rules + 1 });
      for (const version of [0, game.rules - 0.5]) {
        mustBeRefused('refusal.other-rules', { ...header, rules: version });
      }
      for (let version = 1; version < game.rules; version++) {
        const earlier = open(game, { ...header, rules: version });
        must(!isRefusal(earlier), `a header of version ${version} of the rules is refused`);
        const { state } = earlier.moment;
        mustBeSame(
          `the deals of version ${version}`,
          JSON.stringify(opened.moment.state),
          JSON.stringify(state),
        );
      }
      for (const seats of [min - 1, max + 1, min + 0.5, Number.NaN]) {
        mustBeRefused('refusal.seats', { ...header, seats });
      }
      for (const seed of ['', 'seed', header.seed.toUpperCase(), `${header.seed}0`]) {
        mustBeRefused('refusal.seed', { ...header, seed });
      }
      mustBeRefused('refusal.commitment', { ...header, seed: headerOf('another').seed });
      mustBeRefused('refusal.commitment', { ...header, commitment: header.seed });
    },
  };
}
