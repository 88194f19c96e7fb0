import { type ChoiceEntry, type Header, header } from '@vigilia/kernel';
import { eleven } from '../../src/index.ts';
import type { Table } from '../../src/state.ts';

/** A whole game as text: what it shows, how it was dealt, every choice, and how it ended. */
export interface GoldenGame {
  readonly title: string;
  readonly seats: number;
  readonly beginners: boolean;
  readonly seed: string;
  readonly choices: readonly ChoiceEntry[];
  readonly ending: string;
}

const DEAL = /^deal (?<seats>\d)(?<beginners> beginners)? (?<seed>[0-9a-f]{64})$/;
const CHOICE = /^p(?<by>\d) (?<choice>.+)$/;

export function write({ title, seats, beginners, seed, choices, ending }: GoldenGame): string {
  const deal = `deal ${seats}${beginners ? ' beginners' : ''} ${seed}`;
  const played = choices.map(({ by, choice }) => `p${by + 1} ${choice}`);
  return [`# ${title}`, deal, ...played, `end ${ending}`, ''].join('\n');
}

export function read(text: string): GoldenGame {
  const [title = '', deal = '', ...rest] = text.trimEnd().split('\n');
  const dealt = DEAL.exec(deal)?.groups;
  const ending = rest.pop();
  if (dealt === undefined || ending === undefined) throw new SyntaxError(`no game is dealt in: ${title}`);
  return {
    title: title.replace(/^# /, ''),
    seats: Number(dealt.seats),
    beginners: dealt.beginners !== undefined,
    seed: String(dealt.seed),
    choices: rest.map((line) => {
      const played = CHOICE.exec(line)?.groups;
      if (played === undefined) throw new SyntaxError(`nobody chooses in: ${line}`);
      return { by: Number(played.by) - 1, choice: String(played.choice) };
    }),
    ending: ending.replace(/^end /, ''),
  };
}

export function headerOf({
  seats,
  beginners,
  seed,
}: Pick<GoldenGame, 'seats' | 'beginners' | 'seed'>): Header {
  return header({ game: eleven.id, rules: eleven.rules, seed, entropy: [], seats, options: { beginners } });
}

/** How a game ended, with what everyone had by then: a rule that changes anything changes this line. */
export function endingOf({ over, hour, players, characters, organ }: Table): string {
  const winner = over?.winner === null || over === null ? '' : ` p${over.winner + 1}`;
  const tracks = players.map(({ time, music, clues, tiles }) => `${time}/${music}/${clues}/${tiles.length}`);
  const squares = Object.values(characters).join(' ');
  return `${over?.how}${winner}, hour ${hour}, ${tracks.join(' ')}, ${squares}, organ ${organ ?? 'hidden'}`;
}
