import type { Viewer } from '@vigilia/kernel';
import { openFrameAt } from '../kinds/open-frame.ts';
import type { View } from '../kinds/view.ts';
import { isUnheard, mayHear, NO_VOICES } from '../rules/table/voices.ts';
import type { Table } from '../state/state.ts';
import { NOTHING_AVOIDED } from '../stories/avoid.ts';
import { countsOf, decidingAt, houseView, leftAt, NO_DAYS, spokenIn, tradingAt, tryingAt } from './seen.ts';
import { leadersQuestion } from './steps.ts';

export function view(table: Table, viewer: Viewer): View {
  return { ...openTo(table), ...ownOf(table, viewer) };
}

/** A moment of a finished game with every voice open. The decks stay face down: a replay tells no story before its day. */
export function opened(table: Table): View {
  return { ...openTo(table), viewer: null, council: leadersQuestion(table), voices: table.voices };
}

/** What every viewer may know, and what one viewer may know besides. */
export function parts() {
  return { open: openTo, own: ownOf };
}

type Own = Pick<View, 'viewer' | 'council' | 'voices'>;

function ownOf(table: Table, viewer: Viewer): Own {
  return {
    viewer,
    council: viewer === table.leader && !isUnheard(table) ? null : leadersQuestion(table),
    voices: mayHear(table, viewer) ? table.voices : NO_VOICES,
  };
}

function openTo(table: Table): Omit<View, keyof Own> {
  return {
    seats: table.seats,
    difficulty: table.options.difficulty,
    veiled: table.options.odds === 'words',
    avoid: table.options.avoid ?? NOTHING_AVOIDED,
    leader: table.leader,
    day: table.day,
    phase: table.phase,
    round: table.round,
    tasks: table.tasks,
    people: table.people,
    gone: table.gone,
    starters: table.starters,
    storage: table.storage,
    pile: table.pile,
    bench: table.bench,
    box: table.box,
    eliminated: table.eliminated,
    house: houseView(table.house),
    fittings: table.fittings,
    ideas: table.ideas,
    cold: table.cold,
    tonight: table.tonight,
    marks: table.marks,
    told: table.told,
    locations: table.locations,
    objective: table.objective,
    tokens: table.tokens.length === 0 ? NO_DAYS : table.tokens.map(({ day }) => day),
    decks: countsOf(table.decks),
    discards: table.discards,
    scavenging: table.scavenging,
    fight: table.fight,
    raid: table.raid,
    roll: table.roll,
    deciding: decidingAt(table),
    trying: tryingAt(table),
    left: leftAt(table),
    step: table.agenda.at(-1)?.step ?? null,
    frame: openFrameAt(table),
    trading: tradingAt(table),
    spoke: spokenIn(table.voices),
    voicesOpen: table.voicesOpen,
    over: table.over,
  };
}
