import {
  type ActingStep,
  type Ask,
  type AskingStep,
  drawBelow,
  type Frame,
  forkChance,
  type Game,
  oneOf,
  type Seat,
  type State,
  text,
} from '@vigilia/kernel';
import type { Door, House, Room } from './house.ts';

type DoorsFrame = Frame & ({ readonly step: 'deal' } | { readonly step: 'enter'; readonly room: string });

interface Standing extends State {
  agenda: DoorsFrame[];
  key: number;
  /** Null while the game goes on. */
  winners: readonly Seat[] | null;
}

interface Opened {
  readonly verb: 'open';
  readonly door: string;
}

type DoorsEvent =
  | { readonly type: 'dealt'; readonly key: number }
  | { readonly type: 'opened'; readonly seat: Seat; readonly door: string };

export interface Doors {
  state: Standing;
  choice: Opened;
  event: DoorsEvent;
  view: {
    readonly room: string | null;
    readonly key: number | null;
    readonly winners: readonly Seat[] | null;
  };
  options: object;
}

type Enter = Extract<DoorsFrame, { step: 'enter' }>;

/** Three people in a house full of doors; some of them know which key was dealt. */
export function doorsOf(house: House): Game<Doors> {
  const { keys, holders, rooms } = house;
  const deal: ActingStep<Doors> = {
    run(run) {
      const key = run.draw('key', keys);
      run.state.key = key;
      run.revealToAll({ type: 'dealt', key });
      run.next({ step: 'enter', room: 'hall' });
    },
  };
  const enter: AskingStep<Doors, Enter> = {
    asks({ key }, { room }) {
      const { asks, doors } = roomOf(house, room);
      const isOpen = ([, { needs }]: [string, Door]) => needs === undefined || needs === key;
      const choices = Object.entries(doors)
        .filter(isOpen)
        .map(([door]): Opened => ({ verb: 'open', door }));
      const prompt = text('prompt.open');
      return asks.map(
        (seat): Ask<Opened> => ({ seat, clause: 'D-1', prompt, choices, ranges: [], question: 0 }),
      );
    },
    answer(run, { room }, { door }, seat) {
      const { to, wins } = roomOf(house, room).doors[door] as Door;
      run.announce({ type: 'opened', seat, door });
      if (to !== undefined) run.next({ step: 'enter', room: to });
      else run.state.winners = wins?.[run.state.key] ?? [];
    },
  };
  const names = Object.values(rooms).flatMap(({ doors }) => Object.keys(doors));
  return {
    id: 'doors',
    rules: 1,
    seats: { min: 3, max: 3 },
    clauses: ['D-1'],
    grammar: { open: [['door', oneOf('door', names)]] },
    steps: { deal, enter },
    options: () => ({}),
    open: (seats, _options, chance) => ({
      seats,
      answered: 0,
      question: 0,
      agenda: [{ step: 'deal' }],
      chance,
      key: 0,
      winners: null,
    }),
    fork: (state) => ({ ...state, agenda: state.agenda.slice(), chance: forkChance(state.chance) }),
    view: (state, viewer) => ({
      room: placeOf(state),
      key: viewer !== null && holders.includes(viewer) ? state.key : null,
      winners: state.winners,
    }),
    imagine: (state, viewer, chance) => ({
      ...state,
      agenda: state.agenda.slice(),
      chance: { seed: chance.seed, drawn: {} },
      key: viewer !== null && holders.includes(viewer) ? state.key : drawBelow(chance, 'imagined key', keys),
    }),
    chapter: () => 1,
    outcome: ({ winners }) => winners && { how: 'outside', winners },
    audit: { data: () => house, state: ({ key }) => ({ key }) },
  };
}

export function roomOf({ rooms }: House, name: string): Room {
  const room = rooms[name];
  if (room === undefined) throw new RangeError(`no room ${name}`);
  return room;
}

export function placeOf({ agenda }: Standing): string | null {
  const frame = agenda.at(-1);
  return frame?.step === 'enter' ? frame.room : null;
}
