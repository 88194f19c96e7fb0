import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Assist,
  type Game,
  isRefusal,
  type Kinds,
  type Refusal,
  type Remembered,
  refuse,
  type Viewer,
} from '@vigilia/kernel';
import { loadGameUi, manifestOf } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { eventsAt, gameOf, openedEventsAt, type Recording, recordingOf } from '../../record/recording.ts';
import { recordedSitters } from '../../table/recorded-players.ts';
import type { LogEntry, Sitter, Table } from '../../table/table.ts';
import type { Fetched } from './fetch-record.ts';

interface Places {
  readonly sitters: readonly Sitter[];
  readonly at: number;
  readonly lens: Viewer;
  /** Left out if this device dealt the game. */
  readonly remembered?: Remembered | null;
}

/** How a game shows itself with all cards open. */
type Opened<K extends Kinds> = ((state: K['state']) => K['view']) | undefined;

/** A finished game: any moment of it, as any seat saw it. It refuses every answer. */
export class ReplayTable<K extends Kinds = Kinds> implements Table<K> {
  readonly where = 'replay';
  readonly game: string;
  readonly practice = false;
  readonly assist: ReadonlySignal<Assist> = signal('odds');
  /** Which moment is shown, the deal being 0. */
  readonly at = signal(0);
  readonly viewer = signal<Viewer>(null);
  readonly view: ReadonlySignal<K['view'] | null>;
  readonly asks = signal([]);
  readonly asked: Table['asked'];
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly seen: ReadonlySignal<number>;
  readonly opened: ReadonlySignal<K['state'] | null>;
  readonly mayUndo = signal(false);
  readonly order = signal(null);
  readonly curtain = signal(null);
  readonly company = null;
  readonly rules: Table['rules'];
  readonly recording: Recording<K>;
  /** Whether the record goes on to the end of the game: then its cards may lie open. */
  readonly isFinished: boolean;
  readonly remembered?: () => Remembered | null;
  private readonly file: string;

  constructor(
    game: Game<K>,
    recording: Recording<K>,
    file: string,
    { sitters, at, lens, remembered }: Places,
    opened?: Opened<K>,
  ) {
    if (remembered !== undefined) this.remembered = () => remembered;
    this.game = game.id;
    this.rules = signal(recording.rules);
    this.recording = recording;
    this.file = file;
    this.sitters = signal(sitters);
    this.viewer.value = lens;
    this.at.value = Math.min(Math.max(0, at), recording.moments.length - 1);
    const end = recording.moments.at(-1);
    this.isFinished = end !== undefined && game.outcome(end.state) !== null;
    const isOpen = () => this.isFinished && this.viewer.value === null;
    this.opened = computed(() => (isOpen() ? (recording.moments[this.at.value]?.state ?? null) : null));
    this.view = computed(() => {
      const moment = recording.moments[this.at.value];
      if (moment === undefined) return null;
      return isOpen() && opened !== undefined
        ? opened(moment.state)
        : game.view(moment.state, this.viewer.value);
    });
    this.asked = computed(() => (recording.moments[this.at.value]?.asks ?? []).map(({ seat }) => seat));
    const entries = computed(() =>
      recording.moments.map((_, index) => ({
        answers: index,
        by: recording.by[index] ?? null,
        events: isOpen() ? openedEventsAt(recording, index) : eventsAt(recording, index, this.viewer.value),
        at: 0,
      })),
    );
    this.log = computed(() => entries.value.slice(0, this.at.value + 1));
    this.seen = computed(() => this.log.value.length);
  }

  get last(): number {
    return this.recording.moments.length - 1;
  }

  choose = over;
  why = over;
  undo = over;
  leaveOrder = over;
  hint = over;
  rematch = over;
  record = async () => this.file;
  liftCurtain() {}
  markSeen() {}
  close() {}
}

async function over(): Promise<Refusal> {
  return refuse(null, 'refusal.over');
}

/** Opens a record at a moment, as a seat saw it. */
export async function openReplay(
  { file, sitters, remembered }: Fetched,
  { at, lens }: { readonly at: number; readonly lens: Viewer },
): Promise<ReplayTable | Refusal> {
  const id = gameOf(file);
  if (id === null || manifestOf(id) === undefined) return refuse(null, 'replay.not-a-record');
  const { game, opened } = await loadGameUi(id);
  const recording = await readRecording(game, file);
  if (isRefusal(recording)) return recording;
  const { header } = recording;
  const places: Places = {
    sitters: sitters ?? recordedSitters(header, (seat) => t('here.person', { number: seat + 1 })),
    at: Number.isInteger(at) ? at : 0,
    ...(remembered === undefined ? {} : { remembered }),
    lens: lens !== null && Number.isInteger(lens) && lens >= 0 && lens < header.seats ? lens : null,
  };
  return new ReplayTable(game, recording, file, places, opened);
}

/** Plays a record again, or says what is wrong with it. */
export async function readRecording(game: Game, file: string): Promise<Recording | Refusal> {
  const recording = await played(game, file);
  if (recording === null) return refuse(null, 'replay.not-a-record');
  if (!isRefusal(recording)) return recording;
  const { reason, line } = recording;
  if (reason.key === 'refusal.other-rules') return recording;
  if (reason.key === 'refusal.seed' || reason.key === 'refusal.commitment')
    return refuse(null, 'replay.other-seed');
  // No game could have led to this file.
  return line === undefined
    ? refuse(null, 'replay.not-a-record')
    : refuse(null, 'replay.other-choice', { line });
}

/** Null for a file whose header lacks what the rules take for granted. */
async function played(game: Game, file: string): Promise<Awaited<ReturnType<typeof recordingOf>> | null> {
  try {
    return await recordingOf(game, file);
  } catch {
    return null;
  }
}
