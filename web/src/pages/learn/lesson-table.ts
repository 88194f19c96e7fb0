import { serveBots, type WorkerChannel } from '@vigilia/bots';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { GameUi } from '../../draft/game-ui.ts';
import type { Goal, Scene } from '../../games/lesson.ts';
import { t } from '../../i18n/translate.ts';
import { randomHex } from '../../storage/random-hex.ts';
import { settings } from '../../storage/settings.ts';
import { type BrowserStorage, keyOf, readTable, writeTable } from '../../storage/tables.ts';
import { LocalTable } from '../../table/local/local-table.ts';
import type { BotThread, PlayContext } from '../../table/local/play-context.ts';
import { isOnTheWay, wrongIn } from './goals.ts';
import { readPosition, tableAt } from './position.ts';

const ID = 'lesson';

interface LessonGame {
  readonly ui: GameUi;
  readonly profile: PlayContext['profile'];
  /** What the other seats are called. */
  readonly opponent: string;
}

interface LessonTable {
  readonly table: LocalTable;
  /** Stores it as a table of this device, to be played on without the lesson. Returns its id. */
  keep(): string | Refusal;
}

type Sent = Parameters<BotThread['channel']['send']>[0];
type Heard = Parameters<Parameters<BotThread['channel']['listen']>[0]>[0];

/** A table with the position of a scene on it, where the others answer as the scene says. */
export async function lessonTable(
  { ui, profile, opponent }: LessonGame,
  scene: Scene,
  goalNow: () => Goal | null,
): Promise<LessonTable | Refusal> {
  const storage = memoryStorage();
  const position = readPosition(await scene.position(), ui.game);
  const { seat: learner, assist } = scene;
  const seating = { id: ID, learner, bot: opponent, ...(assist !== undefined && { assist }) };
  storage.setItem(keyOf(ID), JSON.stringify(tableAt(position, seating)));
  const table = LocalTable.open(ID, {
    ui,
    profile,
    storage,
    startThread: () => scripted(ui, scene),
    // What the others do belongs to the lesson.
    pace: () => (settings.pace.value === 'instant' ? 'instant' : 'calm'),
    // These answer at once.
    patience: 60_000,
    defaultName: () => settings.name.value || t('here.you'),
    forbids: (line) => whyOffTheLesson(line, goalNow()),
  });
  return isRefusal(table) ? table : { table, keep: () => keep(storage) };
}

/** Stores the table of a lesson among those of this device. */
function keep(storage: BrowserStorage): string | Refusal {
  const table = readTable(ID, storage);
  if (isRefusal(table)) return table;
  const now = Date.now();
  const times = [now, ...table.log.map(() => now)];
  const kept = { ...table, id: randomHex(8), createdAt: now, changedAt: now, times };
  return writeTable(kept) ?? kept.id;
}

/** What the rules would take may still lead away from the goal. */
function whyOffTheLesson(line: string, goal: Goal | null): Refusal | null {
  if (goal === null || isOnTheWay(goal, line)) return null;
  const wrong = wrongIn(goal, line);
  return refuse(goal.clause, wrong?.say ?? 'learn.other', wrong?.names);
}

/** Bots that answer as the scene says. */
function scripted({ game }: GameUi, { answerFor }: Scene): BotThread {
  const [line, far] = linePair<Sent, Heard>();
  serveBots(far, () => ({ game, bot: { choose: answerFor } }));
  return { channel: line, end() {} };
}

/** Both ends of a line within this page. What is sent arrives a moment later, as it would from another thread. */
function linePair<One, Other>(): [WorkerChannel<One, Other>, WorkerChannel<Other, One>] {
  const here: ((message: Other) => void)[] = [];
  const there: ((message: One) => void)[] = [];
  return [end(there, here), end(here, there)];
}

function end<Sent, Heard>(
  theirs: ((message: Sent) => void)[],
  ours: ((message: Heard) => void)[],
): WorkerChannel<Sent, Heard> {
  return {
    send: (message) => queueMicrotask(() => theirs.forEach((hear) => void hear(message))),
    listen: (hear) => void ours.push(hear),
  };
}

/** A storage that is gone with the page. */
export function memoryStorage(): BrowserStorage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (index) => [...held.keys()][index] ?? null,
  };
}
