import { candidateArea, type Foreseen, preview, suspects, type Uncertain } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../eleven.ts';
import type { IconName } from '../emblems/icons.ts';
import type { Note } from './options/option.tsx';

/** What choices will change, as far as that is known. */
export function notesOf({ view, ask }: Asked, choices: readonly Choice[]): Note[] {
  const foreseen = preview(view, ask, choices);
  if (foreseen === null) return [];
  return [
    ...numbers(view, ask.seat, foreseen),
    ...facts(view, ask.seat, foreseen),
    ...foreseen.uncertain.map((each) => guess(view, each)),
  ];
}

function numbers(view: View, seat: number, { certain: { own }, uncertain }: Foreseen): Note[] {
  const before = view.players[seat];
  // What is drawn is said by itself.
  const drawn = uncertain.reduce((sum, each) => sum + (each.kind === 'draws' ? each.tiles : 0), 0);
  if (before === undefined || own.out === true) return [];
  const changes: [IconName, string, number, number | undefined][] = [
    ['time', 'asking.time', before.time, own.time],
    ['music', 'asking.pages', before.music, own.music],
    ['clue', 'asking.clues', before.clues, own.clues],
    ['tile', 'asking.tiles', before.tiles + drawn, own.tiles],
  ];
  return changes.flatMap(([icon, key, from, to]) =>
    to === undefined || to === from ? [] : [{ icon, text: text(key, { from, to }) }],
  );
}

function facts(view: View, seat: number, { certain }: Foreseen): Note[] {
  const notes: Note[] = [];
  const position = certain.order?.indexOf(seat) ?? -1;
  if (position >= 0 && !view.order.includes(seat))
    notes.push({ icon: null, text: text('asking.takes', { position: position + 1 }) });
  if (certain.slots !== undefined && certain.slots !== view.slots && certain.organ === null) {
    const count = candidateArea(certain.slots).length;
    if (count !== candidateArea(view.slots).length)
      notes.push({ icon: 'organ', text: text('asking.area', { count }) });
  }
  if (certain.over?.winner === seat) notes.push({ icon: 'chosen', text: text('asking.wins') });
  if (certain.own.out === true) notes.push({ icon: null, text: text('asking.out') });
  return notes;
}

function guess(view: View, uncertain: Uncertain): Note {
  switch (uncertain.kind) {
    case 'draws':
      return { icon: 'tile', text: text('asking.draws', { count: uncertain.tiles }) };
    case 'looks':
      return {
        icon: 'look',
        text: text('asking.looks', { count: uncertain.cards, source: uncertain.source }),
      };
    case 'declares': {
      const { character } = uncertain;
      return {
        icon: 'unknown',
        text: message('reason.gamble', { character, suspects: suspects(view).length }),
      };
    }
    case 'outbid':
      return { icon: null, text: text('asking.outbid') };
    case 'event':
      return { icon: 'event', text: text('asking.event') };
    case 'fenrir':
      return { icon: 'fenrir', text: text('asking.fenrir') };
  }
}
