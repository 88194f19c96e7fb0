import { answer, type Moment } from '../answer.ts';
import type { Game, Kinds } from '../game.ts';
import { parse } from '../notation.ts';
import type { Header } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { open } from '../session.ts';
import { type Text, text } from '../text.ts';
import { type Difference, firstDifference } from './difference.ts';
import { AUDIT, choiceLine, dealtLine, headerLine } from './lines.ts';
import type { Written } from './written.ts';

/** A game of the file, recomputed as far as its lines were read. */
export interface Recomputed {
  readonly game: Game;
  readonly moment: Moment<Kinds>;
  /** Lines read after the header. */
  readonly lines: number;
}

/** What is wrong with a line: a reason, or a value that should be another. */
export type Wrong = { readonly reason: Text } | Difference;

/** Deals the game a header describes, and compares the header with what it should say. */
export function recomputeDeal(
  recorded: Written,
  findGame: (id: string) => Game | undefined,
): Recomputed | Wrong {
  const { audit, entropy = [], ...rest } = recorded;
  if (audit !== AUDIT)
    return wrong('verdict.other-form', { found: JSON.stringify(audit) ?? '', known: AUDIT });
  const game = findGame(String(recorded.game));
  if (game === undefined) return wrong('verdict.unknown-game', { game: String(recorded.game) });
  const header = { ...rest, entropy } as unknown as Header;
  if (!isWritten(header)) return wrong('verdict.bad-header');
  const dealt = open(game, header);
  if (isRefusal(dealt)) return { reason: dealt.reason };
  return differenceOf(recorded, headerLine(game, header)) ?? { game, moment: dealt.moment, lines: 0 };
}

/** Takes the choice of the next line and compares all that follows from it. */
export function recomputeLine({ game, moment, lines }: Recomputed, recorded: Written): Recomputed | Wrong {
  const { n, by, choice } = recorded;
  if (n !== lines) return wrong('verdict.order', { expected: lines, found: JSON.stringify(n) ?? '' });
  if (lines === 0) {
    return differenceOf(recorded, dealtLine(game, moment.state)) ?? { game, moment, lines: 1 };
  }
  if (typeof by !== 'number' || typeof choice !== 'string') return wrong('verdict.bad-choice');
  const taken = parse(game.grammar, choice, null);
  if (isRefusal(taken)) return { reason: taken.reason };
  const answered = answer(game, moment, by, taken);
  if (isRefusal(answered)) return { reason: answered.reason };
  const line = choiceLine(game, lines, { by, choice: taken, state: answered.state });
  return differenceOf(recorded, line) ?? { game, moment: answered, lines: lines + 1 };
}

export function isWrong(result: Recomputed | Wrong): result is Wrong {
  return !('moment' in result);
}

function wrong(key: string, vars: Text['vars'] = {}): Wrong {
  return { reason: text(key, vars) };
}

/** Whether a header has what the kernel takes for granted; whether it makes sense the kernel says. */
function isWritten({ seed, entropy, options }: Header): boolean {
  const isOptions = typeof options === 'object' && options !== null && !Array.isArray(options);
  const isEntropy = Array.isArray(entropy) && entropy.every((share) => typeof share === 'string');
  return typeof seed === 'string' && isOptions && isEntropy;
}

/** Compared as it would be written: what JSON leaves out is not there. */
function differenceOf(recorded: Written, line: object): Difference | null {
  return firstDifference(recorded, asWritten(line));
}

function asWritten(line: object): unknown {
  return JSON.parse(JSON.stringify(line));
}
