import { entropyHashOf } from '../chance/seed.ts';
import { sha256Hex } from '../chance/sha256.ts';
import type { Game, Kinds, Seat } from '../engine/game.ts';
import { print } from '../engine/notation.ts';
import { canonical } from '../record/canonical.ts';
import { firstLink, type Link, nextLink } from '../record/chain.ts';
import type { Header, UndoEntry } from '../record/record.ts';
import { isEarlier } from '../record/rules-version.ts';

/** The version of the audit file's form (docs/audit.md). */
export const AUDIT = 3;

/**
 * Form 1 had no hashes and left out what was taken back; form 2 did not say where bots sat, nor which deals were broken
 * off. Both can still be verified, and games that began in form 2 are still written in it.
 */
export type Form = 1 | 2 | typeof AUDIT;

/** Makes the lines of one game's audit file, one after the other: each hangs on those before it. */
export class AuditLines<K extends Kinds = Kinds> {
  private readonly game: Game<K>;
  private readonly header: Header;
  private readonly form: Form;
  private link: Link;
  private digest = '';
  /** The `n` of the lines whose answers stand, the deal's first. */
  private answerLines: number[] = [];

  constructor(game: Game<K>, header: Header, form: Form = header.form ?? 2) {
    this.game = game;
    this.header = header;
    this.form = form;
    this.link = firstLink(game, header);
  }

  /** How the game begins: what it was dealt from, and the data it is played with. */
  begin(): object {
    const { game, form } = this;
    const { seed, entropy, commitment, seats, practice = false, players } = this.header;
    // Completed: what a table left unsaid is part of its record too.
    const options = game.options(this.header.options) as K['options'];
    return this.made({
      game: game.id,
      audit: form,
      rules: game.rules,
      ...(isEarlier(game, this.header) ? { began: this.header.rules } : {}),
      seed,
      // Most tables are dealt from the seed alone.
      ...(entropy.length > 0 ? { entropy } : {}),
      ...(entropy.length > 0 && form !== 1 ? { entropyHashes: entropy.map(entropyHashOf) } : {}),
      commitment,
      seats,
      ...(players === undefined ? {} : { players }),
      options,
      ...this.agreed(practice),
      data: game.audit.data(options, form),
    });
  }

  /** What the deal led to. */
  dealt(state: K['state']): object {
    this.answerLines = [0];
    return this.made({ n: 0, by: null, choice: null, state: this.game.audit.state(state), ...this.hash() });
  }

  /** A choice and what it led to. */
  choice({ by, choice, state }: { by: Seat; choice: K['choice']; state: K['state'] }): object {
    const entry = { by, choice: print(this.game.grammar, choice) };
    this.link = nextLink(this.header, this.link, entry);
    this.answerLines.push(this.link.n);
    return this.made({ n: this.link.n, ...entry, state: this.game.audit.state(state), ...this.hash() });
  }

  /** Going back, and the state that stands again. */
  back({ by, backTo, consent }: UndoEntry, state: K['state']): object {
    const entry = { by, backTo, consent };
    this.link = nextLink(this.header, this.link, entry);
    this.answerLines.length = backTo + 1;
    const to = this.answerLines[backTo];
    return this.made({ n: this.link.n, ...entry, to, state: this.game.audit.state(state), ...this.hash() });
  }

  /** The last line: where the chain ends, and the digest of all lines before this one. */
  end(): object {
    return { end: this.link.n, link: this.link.hash, digest: this.digest };
  }

  /** What form 3 says of the table; also if a game of earlier rules is written in form 1. */
  private agreed(practice: boolean): Pick<Header, 'practice' | 'bots' | 'undealt'> {
    const { form, bots = [], undealt = [] } = this.header;
    if (form === undefined) return practice ? { practice } : {};
    return { practice, bots, undealt };
  }

  private hash(): { readonly link?: string } {
    return this.form !== 1 ? { link: this.link.hash } : {};
  }

  private made(line: object): object {
    if (this.form !== 1) this.digest = sha256Hex(`${this.digest}\n${canonical(line)}`);
    return line;
  }
}
