import { readMessage } from '@vigilia/tools/messages';
import { EXPLORATION_IDS } from '../../games/diario/src/data/cards/exploration.ts';
import { FATE, FATE_IDS } from '../../games/diario/src/data/cards/fate.ts';
import { RAID_IDS } from '../../games/diario/src/data/cards/raids.ts';
import { PERSON_IDS } from '../../games/diario/src/data/people.ts';
import type { Role } from '../../games/diario/src/data/roles.ts';
import type { Cause, Ending } from '../../games/diario/src/state/state.ts';
import { LINES } from '../../games/diario/src/state/variants.ts';
import { ENDING_OF, LINE_KINDS, type LineKind, type Lines } from '../../games/diario/src/texts/lines.ts';
import type { Book } from './book.ts';

const CAUSES: readonly Cause[] = ['wounds', 'illness', 'hunger', 'misery', 'left'];
const ENDINGS: readonly Ending['how'][] = [
  'bare',
  'full',
  'extraordinary',
  'starterless',
  'perished',
  'unguarded',
  'conceded',
];

/** What each kind of lines must have words for. */
const WANTED: Readonly<Record<LineKind, readonly string[]>> = {
  exploration: EXPLORATION_IDS,
  raids: RAID_IDS,
  combat: FATE_IDS.flatMap((id) => Object.keys(FATE[id].combat).map((die) => `${id}-${die}`)),
  arrivals: PERSON_IDS,
  departures: [...CAUSES, ...new Set(CAUSES.map((cause) => `last-${ENDING_OF[cause]}`))],
  endings: ENDINGS,
};
/** The lines on a departure are about any of the twelve; the others name no person by a variable. */
const PART: Readonly<Partial<Record<LineKind, Role>>> = { departures: 'missed' };
/** A combat story has a text for a die of ours and one for a die of an enemy. */
const SIDES = 2;
/** One or two sentences; of a combat story two or three. */
const MOST_WORDS = 40;
const MOST_WORDS_OF_COMBAT = 60;

/** Every card, combat story, arrival, departure and ending has its lines, each short, and no two of them alike. */
export function lineComplaints({ words }: Pick<Book, 'words'>): string[] {
  return words.flatMap(({ language, lines }) => [
    ...LINE_KINDS.flatMap((kind) => faultsIn(kind, lines[kind])).map((fault) => `${language}: ${fault}`),
    ...twiceIn(LINE_KINDS.flatMap((kind) => Object.values(lines[kind]).flat())).map(
      (line) => `${language}: two lines are alike: ${line}`,
    ),
  ]);
}

function faultsIn(kind: LineKind, lines: Lines): string[] {
  const wanted = WANTED[kind];
  const least = kind === 'combat' ? SIDES : LINES;
  return [
    ...wanted
      .map((id) => ({ id, count: (lines[id] ?? []).filter((line) => line.trim() !== '').length }))
      .filter(({ count }) => count < least)
      .map(({ id, count }) => `${kind}: ${id} has ${count} of ${least} lines`),
    ...Object.keys(lines)
      .filter((id) => !wanted.includes(id))
      .map((id) => `${kind}: lines of an unknown ${id}`),
    ...Object.entries(lines).flatMap(([id, told]) =>
      told.flatMap((line) => wordFaults(kind, line).map((fault) => `${kind}: ${id}: ${fault}`)),
    ),
  ];
}

function wordFaults(kind: LineKind, line: string): string[] {
  // An apostrophe would begin a quotation.
  const message = readMessage(line.replaceAll("'", "''"));
  if (typeof message === 'string') return [message];
  const count = line.match(/\S*\p{L}\S*/gu)?.length ?? 0;
  const most = kind === 'combat' ? MOST_WORDS_OF_COMBAT : MOST_WORDS;
  return [
    ...message.variables
      .filter((name) => name.replace(/(Is|Fate|_\w+)$/, '') !== PART[kind])
      .map((name) => `no variable ${name}`),
    ...(count > most ? [`a line of ${count} words, at most ${most}`] : []),
  ];
}

function twiceIn(lines: readonly string[]): string[] {
  return lines.filter((line, index) => lines.indexOf(line) < index);
}
