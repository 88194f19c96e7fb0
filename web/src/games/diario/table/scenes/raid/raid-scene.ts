import { eventText, lineOf } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { Event } from '../../asked.ts';
import { piecesOf, withLossesJoined } from '../../combat/lost-goods.ts';
import { dieThrown } from '../fight/fight-picture.ts';
import type { AnyScene, Beat, Happened, Scene } from '../scene.ts';
import { guardsIn, type RaidId, type RaidPicture, withGuard } from './raid-picture.ts';
import { RaidStage } from './raid-stage.tsx';

/** How long a step is looked at, in milliseconds. */
const LENGTHS = { page: 3_600, door: 900, roll: 700, word: 900, taking: 2_000, hurt: 900, stillness: 3_000 };

/** What a raid is followed by. */
const ENDINGS: readonly Event['type'][] = ['crime-wave', 'leader', 'phase', 'over'];

type RaidBeat = Beat<RaidPicture>;

/** A Night Raid, or as much of it as happened (RAID-2 to RAID-5). Null where what happened belongs to no raid. */
export function stageRaid({ before, events }: Happened): AnyScene | null {
  const begun = events.findIndex(({ type }) => type === 'raid-turned');
  if (begun < 0 && before.raid === null) return null;
  const raid = begun < 0 ? before.discards.raids.at(-1) : raidIn(events[begun]);
  if (raid === undefined) return null;
  const from = {
    raid: raid as RaidId,
    prose: null,
    shows: 'door',
    guards: guardsIn(before),
    taken: [],
  } as const;
  const told = events.slice(Math.max(0, begun));
  const end = told.findIndex(({ type }) => ENDINGS.includes(type));
  const [first, ...more] = raidBeats(end < 0 ? told : told.slice(0, end), from);
  return first === undefined
    ? null
    : ({ beats: [first, ...more], Body: RaidStage } satisfies Scene<RaidPicture>);
}

function raidIn(event: Event | undefined): RaidId | undefined {
  return event?.type === 'raid-turned' ? event.raid : undefined;
}

/** The steps of a raid as its events tell them: its name and prose first, then the door. */
export function raidBeats(events: readonly Event[], from: RaidPicture): readonly RaidBeat[] {
  const beats: RaidBeat[] = [];
  let picture = from;
  for (const event of withLossesJoined(events)) {
    const steps = stepsOf(event, picture);
    picture = steps.at(-1)?.picture ?? picture;
    beats.push(...steps);
    if (picture.shows === 'stillness') break;
  }
  return beats;
}

function stepsOf(event: Event, before: RaidPicture): readonly RaidBeat[] {
  const beat = (picture: RaidPicture, line: Text | null, length: number): RaidBeat[] => [
    { picture, line, length },
  ];
  switch (event.type) {
    case 'raid-turned':
      return opening(event, before);
    case 'rolled-with':
    case 'rolled-bare-handed': {
      const weapon = event.type === 'rolled-with' ? event.weapon : null;
      const thrown = { weapon, die: dieThrown(weapon, event.face), cue: 'strikes' } as const;
      const picture = withGuard(before, event.person, thrown);
      return [{ picture, line: eventText(event), length: LENGTHS.roll, sound: 'dice' }];
    }
    case 'raid-shielded':
    case 'cancelled-raid':
    case 'fate-struck':
      return beat(before, eventText(event), LENGTHS.word);
    case 'lost': {
      const picture = { ...before, shows: 'taking', taken: piecesOf(event.goods) } as const;
      return beat(picture, text('raid-scene.taken', { goods: event.goods }), LENGTHS.taking);
    }
    case 'state-rose': {
      if (event.state !== 'wounds') return [];
      const hurt = { wounds: event.level, cue: 'hit' } as const;
      const picture = withGuard({ ...before, shows: 'door', taken: [] }, event.person, hurt);
      return beat(picture, eventText(event), LENGTHS.hurt);
    }
    case 'gone':
      return beat(
        withGuard(before, event.person, { is: 'down', cue: 'hit' }),
        eventText(event),
        LENGTHS.hurt,
      );
  }
  return [];
}

/** Its name and what the book tells of it; in a quiet night nothing else. */
function opening(turned: Extract<Event, { type: 'raid-turned' }>, before: RaidPicture): readonly RaidBeat[] {
  const prose = lineOf(turned);
  if (turned.damage === 0 && turned.wounds === 0)
    return [
      {
        picture: { ...before, prose, shows: 'stillness' },
        line: text('raid-scene.nobody'),
        length: LENGTHS.stillness,
      },
    ];
  const people = before.guards.map(({ who }) => String(who));
  return [
    { picture: { ...before, prose, shows: 'page' }, line: eventText(turned), length: LENGTHS.page },
    { picture: before, line: text('raid-scene.guards', { people }), length: LENGTHS.door },
  ];
}
