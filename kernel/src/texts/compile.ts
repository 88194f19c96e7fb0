import type { Message, Part } from './message.ts';

/**
 * Takes a message in ICU's notation apart: words, `{place}`, `{place, select, mole {...} other {...}}`,
 * `{clues, plural, =0 {...} one {# ...} other {# ...}}`, and apostrophes as ICU reads them. Anything else throws.
 */
export function compile(written: string): Message {
  const reader = new Reader(written);
  const message = reader.message({ isCounted: false });
  reader.expect('');
  return message;
}

class Reader {
  private at = 0;
  private readonly written: string;

  constructor(written: string) {
    this.written = written;
  }

  /** Reads up to the brace that ends this message, or to the end. In a plural, `#` is the number. */
  message({ isCounted }: { readonly isCounted: boolean }): Message {
    const parts: Part[] = [];
    let words = '';
    const endWords = () => {
      // A number and its sign stay on one line.
      if (words !== '') parts.push(words.replaceAll(' %', '\u00a0%'));
      words = '';
    };
    while (this.at < this.written.length && this.next !== '}') {
      if (this.next === '{') {
        endWords();
        parts.push(this.argument());
      } else if (this.next === '#' && isCounted) {
        endWords();
        this.at++;
        parts.push(0);
      } else words += this.next === "'" ? this.quoted({ isCounted }) : this.written[this.at++];
    }
    endWords();
    const [only, ...more] = parts;
    if (only === undefined) return '';
    return typeof only === 'string' && more.length === 0 ? only : parts;
  }

  /** Two apostrophes are one; one before a sign quotes up to the next one; any other stands for itself. */
  private quoted({ isCounted }: { readonly isCounted: boolean }): string {
    this.at++;
    if (this.next === "'") {
      this.at++;
      return "'";
    }
    if (!(isCounted ? '{}<>#' : '{}<>').includes(this.next || ' ')) return "'";
    let words = '';
    for (; this.at < this.written.length; this.at++) {
      if (this.next !== "'") words += this.next;
      else if (this.written[this.at + 1] === "'") {
        words += "'";
        this.at++;
      } else {
        this.at++;
        break;
      }
    }
    return words;
  }

  private argument(): Part {
    this.expect('{');
    const variable = this.word();
    if (this.next === '}') {
      this.at++;
      return [variable];
    }
    this.expect(',');
    const by = this.word();
    if (by !== 'select' && by !== 'plural') this.fail(`${by} is neither select nor plural`);
    this.expect(',');
    const options: Record<string, Message> = {};
    for (this.skipSpace(); this.next !== '}'; this.skipSpace()) {
      const option = this.word();
      if (Object.hasOwn(options, option)) this.fail(`the option ${option} stands twice`);
      this.expect('{');
      options[option] = this.message({ isCounted: by === 'plural' });
      this.expect('}');
    }
    this.at++;
    if (options.other === undefined) this.fail(`${variable} has no option other`);
    return [variable, by, options];
  }

  private word(): string {
    this.skipSpace();
    const [word] = /^[^\s{},#']+/.exec(this.written.slice(this.at)) ?? [];
    if (word === undefined) this.fail('a name is missing');
    this.at += word.length;
    this.skipSpace();
    return word;
  }

  private skipSpace() {
    while (/^\s$/.test(this.next)) this.at++;
  }

  private get next(): string {
    return this.written[this.at] ?? '';
  }

  /** Goes past a sign; the empty one is the end. */
  expect(sign: string) {
    if (this.next !== sign) this.fail(sign === '' ? 'a brace too many' : `${sign} is missing`);
    this.at += sign.length;
  }

  private fail(what: string): never {
    throw new SyntaxError(`${what} at ${this.at + 1} of "${this.written}"`);
  }
}
