import {
  CHARACTERS,
  type Character,
  type Eleven,
  type Line,
  PLACES,
  STATIONS,
  type View,
} from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Text, text } from '@vigilia/kernel';
import type { Legend, Sign } from '../../../draft/game-ui.ts';
import { Badge } from '../emblems/emblem.tsx';
import { Icon } from '../emblems/icon.tsx';
import type { IconName } from '../emblems/icons.ts';

type Player = View['players'][number];
type Row = Sign<Eleven>;

/** A sign that is an engraving. */
function of(id: IconName, clause: string, words: Pick<Row, 'name' | 'what'>, now?: Row['now']): Row {
  return { id, clause, Picture: () => <Icon name={id} />, ...words, ...(now !== undefined && { now }) };
}

/** What the viewer has of something. */
function own(say: (player: Player) => Text): Row['now'] {
  return ({ viewer, players }) => {
    const player = viewer === null ? undefined : players[viewer];
    return player === undefined ? null : say(player);
  };
}

function character(id: Character): Row {
  return {
    id,
    clause: 'ABIL-1',
    Picture: () => <Badge character={id} />,
    name: message(`character.${id}`),
    what: message(`ability.${id}`),
    now: ({ used, blocked }) => {
      const seat = used[id];
      if (seat !== undefined) return text('asking.used-by', { seat });
      return blocked.includes(id) ? text('asking.blocked') : text('sign.free');
    },
  };
}

const RIDE = text('sign.line-what');

/** Every sign of the board. */
export const legend: Legend<Eleven> = [
  {
    title: 'sign.group-players',
    signs: [
      of(
        'time',
        'TIME-2',
        { name: text('sign.time'), what: text('sign.time-what') },
        own(({ time }) => text('players.time', { time })),
      ),
      of(
        'music',
        'WIN-2',
        { name: text('sign.music'), what: text('sign.music-what') },
        own(({ music }) => text('players.music', { music })),
      ),
      of(
        'clue',
        'ACT-5',
        { name: text('sign.clue'), what: text('sign.clue-what') },
        own(({ clues: count }) => text('players.clues', { count })),
      ),
      of(
        'tile',
        'TILE-1',
        { name: text('sign.tile'), what: text('sign.tile-what') },
        own(({ tiles: count }) => text('players.tiles', { count })),
      ),
      of('wolf', 'WIN-2', { name: text('sign.wolf'), what: text('sign.wolf-what') }),
      of('look', 'ACT-1', { name: text('sign.look'), what: text('sign.look-what') }),
    ],
  },
  {
    title: 'sign.group-gears',
    signs: [
      of('walk', 'MOVE-2', { name: text('sign.walk'), what: text('sign.walk-what') }),
      of('carriage', 'MOVE-6', { name: message('machine.carriage'), what: text('sign.carriage-what') }),
      ...(Object.keys(STATIONS) as Line[]).map((line) =>
        of(line, 'MOVE-7', { name: message(`machine.${line}`), what: RIDE }),
      ),
      of('move-clue', 'ACT-4', { name: message('action.move-clue'), what: text('sign.move-clue-what') }),
      of('investigate', 'ACT-1', {
        name: message('action.investigate'),
        what: text('sign.investigate-what'),
      }),
      of('research', 'ACT-2', { name: message('action.research'), what: text('sign.research-what') }),
      of('compose', 'ACT-3', { name: message('action.compose'), what: text('sign.compose-what') }),
      of('transport', 'CARD-2', {
        name: message('power.transport'),
        what: message('power-effect.transport'),
      }),
    ],
  },
  {
    title: 'sign.group-secrets',
    signs: [
      of('chosen', 'SET-6', { name: text('sign.chosen'), what: text('sign.chosen-what') }),
      of(
        'unknown',
        'SET-6',
        { name: text('sign.unknown'), what: text('sign.unknown-what') },
        ({ unknown: count }) => text('players.unknown', { count }),
      ),
      of('hero', 'WIN-2', { name: message('role.hero'), what: text('sign.hero-what') }),
      of('fenrir', 'FEN-2', { name: message('role.fenrir'), what: text('sign.fenrir-what') }),
      of('event', 'EVT-1', { name: text('sign.event'), what: text('sign.event-what') }),
    ],
  },
  {
    title: 'sign.group-city',
    signs: [
      of(
        'organ',
        'ORG-1',
        { name: text('sign.organ'), what: text('sign.organ-what') },
        ({ organ: square }) => (square === null ? null : text('asking.check-organ', { square })),
      ),
      ...PLACES.map((place) =>
        of(place, 'LOC-2', { name: message(`place.${place}`), what: text('sign.place-what') }),
      ),
    ],
  },
  { title: 'sign.group-characters', signs: CHARACTERS.map(character) },
];
