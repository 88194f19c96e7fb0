import { type Language, localeOf, type Outcome, type Seat, type Text, text } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { botsText } from '../../games/bot-texts.ts';
import { manifestOf } from '../../games/registry.ts';

/** A table of mine, wherever it is. */
export interface Mine {
  readonly where: 'here' | 'table';
  readonly id: string;
  readonly game: string;
  readonly phase: Card['phase'];
  readonly yourTurn: boolean;
  /** It began under earlier rules and cannot go on. */
  readonly isStopped: boolean;
  /** By seat; null if a seat is free. */
  readonly sitters: readonly (MySitter | null)[];
  /** My seat; null if I have none, or if several people share this screen. */
  readonly me: Seat | null;
  /** When it was last played here, or opened there, in milliseconds since 1970. */
  readonly at: number;
  /** How the game ended; null if it has not, or if only the game itself could tell. */
  readonly outcome: Outcome | null;
}

interface MySitter {
  /** Bots have names too. */
  readonly name: string;
  readonly bot: string | null;
}

/** The tables that can be continued: my turn first, then those under way, then those that gather; in each the latest first. */
export function toContinue(tables: readonly Mine[]): Mine[] {
  const going = tables.filter(({ phase, isStopped }) => phase !== 'over' && !isStopped);
  return going.toSorted((one, other) => rankOf(one) - rankOf(other) || other.at - one.at);
}

/** The tables to look at again: games that are over and games that cannot go on, the latest first. */
export function toReplay(tables: readonly Mine[]): Mine[] {
  const past = tables.filter(({ phase, isStopped }) => phase === 'over' || isStopped);
  return past.toSorted((one, other) => other.at - one.at);
}

function rankOf({ yourTurn, phase }: Mine): number {
  if (yourTurn) return 0;
  return phase === 'gathering' ? 2 : 1;
}

/** The game, then people by name; of bots how many, and how good. */
export function gameAndCompany({ game: id, sitters, me }: Mine): string {
  const game = manifestOf(id);
  const others = sitters.filter((sitter, seat) => sitter !== null && seat !== me);
  const names = others.flatMap((sitter) => (sitter?.bot === null ? [sitter.name] : []));
  const bots = others.flatMap((sitter) => sitter?.bot ?? []);
  if (game === undefined) return [id, ...names].join(', ');
  const isSaid = bots.length > 0 || names.length === 0;
  const company = [...names, ...(isSaid ? [botsText(game, bots)] : [])].join(', ');
  return `${game.profile.title} · ${company}`;
}

/** Who won. */
export function resultOf({ sitters, me }: Pick<Mine, 'sitters' | 'me'>, { winners }: Outcome): Text {
  const isAlone = sitters.length === 1;
  if (winners.length === 0) return text(isAlone ? 'past.lost' : 'past.all-lost');
  if (winners.length === 1 && winners[0] === me) return text('past.won');
  if (winners.length === sitters.length && !isAlone) return text('past.all-won');
  return text('past.won-by', { names: winners.map((seat) => sitters[seat]?.name ?? '').join(', ') });
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in words. */
export function ago(then: number, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const fitting = UNITS.find(([, length]) => seconds >= length);
  if (fitting === undefined) return words.format(0, 'minute');
  const [unit, length] = fitting;
  return words.format(-Math.floor(seconds / length), unit);
}
