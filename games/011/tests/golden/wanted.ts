import { type Wanted as AnyWanted, told as anyTold } from '@vigilia/kernel/golden';
import { STATIONS } from '../../src/data/city.ts';
import type { Event } from '../../src/table/events.ts';

type Wanted = AnyWanted<Event, 'random' | 'apprentice'>;
type Type = Event['type'];

const told = anyTold<Event>;

function played(tile: string, ...also: readonly Type[]): Wanted['has'] {
  return (events) =>
    told(...also)(events) && events.some((event) => event.type === 'tile-played' && event.tile === tile);
}

/** Påhlsson's ability is used, and at once another's. */
function copied(events: readonly Event[]): boolean {
  const used = events.flatMap((event) => (event.type === 'ability-used' ? [event] : []));
  return used.some(({ character, seat }, index) => {
    const next = used[index + 1];
    return character === 'pahlsson' && next?.seat === seat && next.character !== 'pahlsson';
  });
}

/** A card is played before choosing, and its player then declares victory in the same turn. */
function playedThenDeclared(events: readonly Event[]): boolean {
  const turns = events.filter(({ type }) =>
    ['turn-began', 'card-played', 'declared', 'character-chosen'].includes(type),
  );
  return turns.some(
    ({ type }, index) =>
      type === 'turn-began' &&
      turns[index + 1]?.type === 'card-played' &&
      turns[index + 2]?.type === 'declared',
  );
}

function movedOntoStation(events: readonly Event[]): boolean {
  const stations = Object.values(STATIONS).flat();
  return events.some((event) => event.type === 'clue-moved' && stations.includes(event.to));
}

export const WANTED: readonly Wanted[] = [
  {
    name: 'hero-of-three',
    title: 'Three players, no Fenrir, a Hero wins',
    seats: 3,
    bots: 'apprentice',
    has: told('won-as-hero'),
  },
  {
    name: 'hero-of-four',
    title: 'Four players, a Hero wins',
    seats: 4,
    bots: 'apprentice',
    has: told('won-as-hero'),
  },
  {
    name: 'hero-of-five',
    title: 'Five players, a Hero wins',
    seats: 5,
    bots: 'apprentice',
    has: told('won-as-hero'),
  },
  {
    name: 'hero-of-six',
    title: 'Six players, a Hero wins',
    seats: 6,
    bots: 'apprentice',
    has: told('won-as-hero'),
  },
  {
    name: 'hero-among-beginners',
    title: 'The beginners’ variant, a Hero wins',
    seats: 4,
    variant: 'beginners',
    bots: 'apprentice',
    has: told('card-open', 'won-as-hero'),
  },
  {
    name: 'fenrir-of-four',
    title: 'Four players, Fenrir wins',
    seats: 4,
    bots: 'apprentice',
    has: told('won-as-fenrir'),
  },
  {
    name: 'fenrir-of-five',
    title: 'Five players, Fenrir wins',
    seats: 5,
    bots: 'apprentice',
    has: told('won-as-fenrir'),
  },
  {
    name: 'fenrir-of-six',
    title: 'Six players, Fenrir wins',
    seats: 6,
    bots: 'apprentice',
    has: told('won-as-fenrir'),
  },
  {
    name: 'ragnarok',
    title: 'Eleven Hours pass and nobody wins',
    seats: 4,
    bots: 'apprentice',
    has: (events) => told('ragnarok')(events) && !told('out')(events),
  },
  {
    name: 'ragnarok-of-three',
    title: 'Three players, the clock runs out',
    seats: 3,
    bots: 'apprentice',
    has: told('ragnarok'),
  },
  {
    name: 'everybody-out',
    title: 'The last player leaves and the game ends like Ragnarok',
    seats: 4,
    bots: 'random',
    has: (events) => events.filter(({ type }) => type === 'out').length === 4,
  },
  {
    name: 'single-survivor',
    title: 'A single survivor plays on until the clock runs out',
    seats: 4,
    bots: 'random',
    has: (events) => events.filter(({ type }) => type === 'out').length === 3 && told('ragnarok')(events),
  },
  {
    name: 'wrong-declaration',
    title: 'Somebody names the wrong Chosen One',
    seats: 5,
    bots: 'random',
    has: told('declared-wrong'),
  },
  {
    name: 'play-then-declare',
    title: 'A card is played before choosing, and then victory is declared',
    seats: 4,
    bots: 'random',
    has: playedThenDeclared,
  },
  {
    name: 'right-but-late',
    title: 'The Chosen One is named, the goal is missed',
    seats: 4,
    bots: 'random',
    has: told('declared-right', 'goal-missed'),
  },
  {
    name: 'fenrir-fails',
    title: 'Fenrir shows the Marks and fails',
    seats: 6,
    bots: 'random',
    has: told('marks-shown', 'out'),
  },
  {
    name: 'out-of-time',
    title: 'The compulsory tooth takes the last Time',
    seats: 6,
    bots: 'random',
    has: told('out-of-time'),
  },
  {
    name: 'organ-by-symbol',
    title: 'The Organ is found with a tile that bears its symbol',
    seats: 4,
    bots: 'apprentice',
    has: told('organ-invoked', 'won-as-hero'),
  },
  {
    name: 'organ-by-fourth-tile',
    title: 'The fourth Location tile finds the Organ',
    seats: 5,
    bots: 'apprentice',
    has: (events) => events.filter(({ type }) => type === 'location-placed').length === 4,
  },
  {
    name: 'clue-under-the-organ',
    title: 'The Organ is put on a Clue, which returns to the reserve',
    seats: 6,
    bots: 'apprentice',
    has: told('clue-returned'),
  },
  {
    name: 'clue-on-a-station',
    title: 'A Clue is moved onto a Station',
    seats: 4,
    bots: 'random',
    has: movedOntoStation,
  },
  {
    name: 'false-papers',
    title: 'Two Characters swap places',
    seats: 4,
    bots: 'random',
    has: played('false-papers', 'characters-swapped'),
  },
  {
    name: 'summons',
    title: 'A Character is put on a Mystic Place',
    seats: 5,
    bots: 'random',
    has: played('summons', 'character-sent'),
  },
  {
    name: 'card-taken-back',
    title: 'The last player takes a Power card back',
    seats: 4,
    bots: 'random',
    has: told('power-regained'),
  },
  {
    name: 'ability-twice',
    title: 'Position III uses an ability twice, somebody rides, somebody takes the carriage',
    seats: 4,
    bots: 'random',
    has: told('ability-twice', 'rode', 'carriage-taken'),
  },
  {
    name: 'lady-lewis-blocks',
    title: 'Lewis blocks another Character; Påhlsson copies one',
    seats: 4,
    bots: 'random',
    has: (events) => told('character-blocked')(events) && copied(events),
  },
];
