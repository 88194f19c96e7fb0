import {
  type Chance,
  drawBelow,
  type Frame,
  forkChance,
  type Seat,
  type State,
  type Viewer,
} from '@vigilia/kernel';

export interface Table extends State {
  agenda: CandleFrame[];
  /** Each seat's secret wish: the candle that counts double for it. */
  wishes: number[];
  /** Matches left in each seat's box; all can count them. */
  matches: number[];
  /** Who lit each candle, candle 1 first; null while it is dark. */
  litBy: (Seat | null)[];
}

/** Everything that can lie on the agenda, with its locals. */
export type CandleFrame = Frame &
  (
    | { readonly step: 'deal' }
    | { readonly step: 'keep'; readonly candle: number | null; readonly changed?: number }
    | { readonly step: 'bid'; readonly candle: number; readonly bids: readonly (number | null)[] }
    | { readonly step: 'light'; readonly candle: number; readonly bids: readonly number[] }
  );

export function open(seats: number, _options: object, chance: Chance): Table {
  const matches = Array.from({ length: seats }, () => 6);
  const agenda: CandleFrame[] = [{ step: 'deal' }];
  return { seats, answered: 0, question: 0, agenda, chance, wishes: [], matches, litBy: [null, null, null] };
}

export function fork(table: Table): Table {
  return {
    ...table,
    agenda: table.agenda.slice(),
    chance: forkChance(table.chance),
    wishes: table.wishes.slice(),
    matches: table.matches.slice(),
    litBy: table.litBy.slice(),
  };
}

export function isOver(table: Table): boolean {
  return !table.litBy.includes(null);
}

/** What a viewer may know: null stands for a wish or a bid that is not theirs. */
export function view(table: Table, viewer: Viewer) {
  const frame = table.agenda.at(-1);
  const bids = frame?.step === 'bid' ? frame.bids : [];
  return {
    matches: table.matches.slice(),
    litBy: table.litBy.slice(),
    wishes: table.wishes.map((wish, seat) => (seat === viewer || isOver(table) ? wish : null)),
    bids: bids.map((made, seat) => (seat === viewer ? made : null)),
    keeping: frame?.step === 'keep' ? frame : null,
  };
}

/** What a keeper knows: the candles and matches on the table. The wishes are placeholders. */
export function rehearsal({ matches, litBy, wishes, keeping }: ReturnType<typeof view>): Table | null {
  if (keeping === null) return null;
  return {
    seats: matches.length,
    answered: 0,
    question: 0,
    agenda: [keeping],
    chance: { seed: '', drawn: {} },
    wishes: wishes.map(() => 1),
    matches: matches.slice(),
    litBy: litBy.slice(),
  };
}

/** The others wish and bid anew, and the draws to come are other draws. */
export function imagine(table: Table, viewer: Viewer, chance: Chance): Table {
  const other = fork(table);
  other.chance = { seed: chance.seed, drawn: {} };
  if (isOver(table)) return other;
  other.wishes = table.wishes.map((wish, seat) =>
    seat === viewer ? wish : drawBelow(chance, 'wish', 3) + 1,
  );
  other.agenda = other.agenda.map((frame) => {
    if (frame.step !== 'bid') return frame;
    const isKnown = (made: number | null, seat: Seat) => made === null || seat === viewer;
    const bidAnew = (seat: Seat) => drawBelow(chance, 'bid', Number(table.matches[seat]) + 1);
    return { ...frame, bids: frame.bids.map((made, seat) => (isKnown(made, seat) ? made : bidAnew(seat))) };
  });
  return other;
}
