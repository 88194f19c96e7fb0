import {
  type Game,
  hasWayBack,
  header,
  isEarlier,
  isRefusal,
  type Refusal,
  refuse,
  type Seat,
  type Told,
  withReason,
  withWords,
  withWordsOf,
} from '@vigilia/kernel';
import type { Fact } from './fact.ts';
import { chooseLine, deal, goBack, type Keeping } from './play.ts';
import { botSeats, withChange } from './seats.ts';
import type { Play, Since, Table } from './table.ts';

/** A table after a fact, and what the game told on the way. */
export interface Applied {
  readonly table: Table;
  readonly told: readonly Told[];
}

/** The undo leads further back than is kept in memory: it takes the whole log. */
export class UndoBeyondMemory extends Error {}

type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>;

export function began(
  game: Game,
  table: Table,
  { rules, chained, form, options }: FactOf<'began'>,
  now: Since,
  keeping: Keeping,
): Applied | Refusal {
  const { setting, seed, chairs, undealt } = table;
  const { practice } = setting;
  const begun = header({
    game: game.id,
    rules,
    seed,
    entropy: chairs.flatMap((chair) => chair?.entropy || []),
    seats: setting.seats,
    options: { ...setting.options, ...options },
    ...(form === undefined ? practice && { practice } : { form, practice, bots: botSeats(table), undealt }),
  });
  const play = deal(game, begun, now, {
    ...keeping,
    chained: chained === true && !isEarlier(game, begun),
  });
  if (isRefusal(play)) return play;
  return { table: { ...table, phase: phaseOf(play), dealing: null, unopened: [], play }, told: play.told };
}

export function chose(table: Table, fact: FactOf<'chose'>, now: Since, keeping: Keeping): Applied | Refusal {
  const { seat, choice, reason = null, words } = fact;
  if (table.play === null) return refuse(null, 'refusal.not-begun');
  const play = chooseLine(table.play, seat, choice, now, keeping);
  if (isRefusal(play)) return play;
  const worded = withWordsOf(table.worded, seat, words);
  const told = withWords(play.game, play.told, worded);
  const answered: Table = {
    ...table,
    phase: phaseOf(play),
    play,
    reasons: withReason(table.reasons, { seat, choice, reason }),
    worded,
    undo: null,
    wishes: table.wishes.length === 0 ? table.wishes : table.wishes.filter(({ about }) => about !== seat),
  };
  const isLentOnce = table.chairs[seat]?.loan?.once === true;
  return { table: isLentOnce ? withChange(answered, seat, { loan: null }) : answered, told };
}

export function undid(
  table: Table,
  { seat, backTo, consent }: FactOf<'undid'>,
  now: Since,
): Applied | Refusal {
  if (table.play === null) return refuse(null, 'refusal.undo');
  if (!hasWayBack(table.play, backTo)) throw new UndoBeyondMemory();
  const play = goBack(table.play, { by: seat, backTo, consent }, now);
  if (isRefusal(play)) return play;
  const back: Table = {
    ...table,
    phase: phaseOf(play),
    play,
    reasons: [],
    worded: [],
    undo: null,
    wishes: [],
  };
  return { table: back, told: [] };
}

/** The clock of a seat begins anew; the question stays the one it was. */
export function waited(table: Table, seat: Seat, { at }: Since): Table {
  const since = table.play?.asked[seat];
  if (table.play === null || since === null || since === undefined) return table;
  const asked = table.play.asked.with(seat, { version: since.version, at });
  return { ...table, play: { ...table.play, asked } };
}

function phaseOf({ moment }: Play): Table['phase'] {
  return moment.asks.length === 0 ? 'over' : 'playing';
}
