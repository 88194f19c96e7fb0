import {
  actionShown,
  facesAfter,
  machineShown,
  placesOn,
  stepsShown,
  tile,
  unseenIn,
} from '@vigilia/game-011';
import { choiceText, message, tileTexts } from '@vigilia/game-011/texts';
import { type Assist, text } from '@vigilia/kernel';
import { type Asked, type Choice, isVerb, type View } from '../../eleven.ts';
import { isKnown } from '../known-looks.ts';
import { notesOf } from '../notes.ts';
import type { Group, Note, Option, Picture } from './option.tsx';

/** Choices as they are offered, each with what is written on it or what will come of it. */
export function plain(asked: Asked, choices: readonly Choice[], assist: Assist): Group[] {
  const options = choices.map((choice) => optionOf(asked, choice, assist));
  return [{ heading: null, options: [...options, ...turnsAfterStop(asked, choices)] }];
}

/** A free walk may be declined by turning the Gears at once. */
function turnsAfterStop({ view, ask }: Asked, choices: readonly Choice[]): Option[] {
  const stop = choices.find(isVerb('stop'));
  const after = stop === undefined ? null : (placesOn(view, ask, [stop])?.at(-1) ?? null);
  if (stop === undefined || after?.ask == null) return [];
  return after.ask.choices.filter(isVerb('turn')).map((turn) => {
    const gears = { gears: facesAfter(view, turn.teeth) };
    const faces = { machine: machineShown(gears), steps: stepsShown(gears), action: actionShown(gears) };
    return {
      choices: [stop, turn],
      label: choiceText(turn),
      notes: [{ icon: null, text: text('gears.shown', faces) }],
    };
  });
}

/** Cards and tiles, which may be played beside the answer to any question. */
export function plays(asked: Asked, choices: readonly Choice[], assist: Assist): Group[] {
  return [
    { heading: text('asking.plays'), options: choices.map((choice) => optionOf(asked, choice, assist)) },
  ];
}

function optionOf(asked: Asked, choice: Choice, assist: Assist): Option {
  const picture = pictureOf(choice);
  return {
    choices: [choice],
    label: choiceText(choice),
    notes: written(asked.view, choice, assist) ?? notesOf(asked, [choice]),
    ...(picture === null ? {} : { picture }),
  };
}

/** What a card, a tile or a copied ability says of itself; null for a choice that has nothing written on it. */
function written(view: View, choice: Choice, assist: Assist): Note[] | null {
  switch (choice.verb) {
    case 'card':
    case 'regain':
      return [{ icon: null, text: message(`power-effect.${choice.power}`) }];
    case 'tile':
      return tileTexts(choice.tile).map((each) => ({ icon: null, text: each }));
    case 'discard':
      // A Location tile is named after all it says.
      return tile(choice.tile).place === null
        ? tileTexts(choice.tile).map((each) => ({ icon: null, text: each }))
        : [];
    case 'copy':
      return [{ icon: null, text: message(`ability.${choice.character}`) }];
    case 'investigate':
      return [
        {
          icon: 'look',
          text: isKnown(view, choice.source, assist)
            ? text('eleven.all-seen')
            : text('asking.unseen', { count: unseenIn(view, choice.source) }),
        },
      ];
    case 'bid':
    case 'pass':
    case 'carriage':
    case 'stop':
    case 'end':
    case 'skip':
    case 'clue':
    case 'walk':
    case 'organ':
    case 'declare':
    case 'choose':
    case 'block':
    case 'turn':
    case 'ride':
    case 'spend':
    case 'move':
    case 'act':
    case 'invoke':
    case 'send':
    case 'swap':
    case 'place':
      return null;
  }
}

function pictureOf(choice: Choice): Picture | null {
  if ('character' in choice) return { emblem: choice.character };
  if ('action' in choice) return { icon: choice.action };
  if ('line' in choice) return { icon: choice.line };
  if ('power' in choice) return { icon: choice.power };
  if ('place' in choice) return { icon: choice.place };
  return 'source' in choice && choice.source === 'unknown' ? { icon: 'unknown' } : null;
}
