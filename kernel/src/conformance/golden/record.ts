import type { ChoiceEntry } from '../../record/record.ts';

/** A whole game as text: what it shows, how it was dealt, every choice, and how it ended. */
export interface GoldenGame {
  readonly title: string;
  readonly seats: number;
  /** The variant it was played in; null for the usual game. */
  readonly variant: string | null;
  readonly seed: string;
  readonly choices: readonly ChoiceEntry[];
  readonly ending: string;
}

const DEAL = /^deal (?<seats>\d)(?: (?<variant>[a-z]+))? (?<seed>[0-9a-f]{64})$/;
const CHOICE = /^p(?<by>\d) (?<choice>.+)$/;

export function writeGolden({ title, seats, variant, seed, choices, ending }: GoldenGame): string {
  const deal = ['deal', seats, ...(variant === null ? [] : [variant]), seed].join(' ');
  const played = choices.map(({ by, choice }) => `p${by + 1} ${choice}`);
  return [`# ${title}`, deal, ...played, `end ${ending}`, ''].join('\n');
}

export function readGolden(text: string): GoldenGame {
  const [title = '', deal = '', ...rest] = text.trimEnd().split('\n');
  const dealt = DEAL.exec(deal)?.groups;
  const ending = rest.pop();
  if (dealt === undefined || ending === undefined) throw new SyntaxError(`no game is dealt in: ${title}`);
  return {
    title: title.replace(/^# /, ''),
    seats: Number(dealt.seats),
    variant: dealt.variant ?? null,
    seed: String(dealt.seed),
    choices: rest.map((line) => {
      const played = CHOICE.exec(line)?.groups;
      if (played === undefined) throw new SyntaxError(`this is no choice: ${line}`);
      return { by: Number(played.by) - 1, choice: String(played.choice) };
    }),
    ending: ending.replace(/^end /, ''),
  };
}
