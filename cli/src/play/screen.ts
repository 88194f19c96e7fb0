import {
  type Ask,
  aboutPlan,
  canUndo,
  type GameEvent,
  type PlanStop,
  type Refusal,
  type Seat,
  text,
  type Viewer,
} from '@vigilia/kernel';
import { print } from '../command.ts';
import { paint, paragraphs, wrap } from '../layout.ts';
import type { Say } from '../say.ts';
import { playerName } from '../voice.ts';
import { isVoice, readBy } from './council.ts';
import { itemsOf } from './menu.ts';
import { menuLines } from './menu-lines.ts';
import type { Setting } from './setting.ts';
import type { Table } from './table.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const USUAL_WIDTH = 80;
const READING_WIDTH = 76;
const PROSE_INDENT = 4;

export function screenWidth(): number {
  return process.stdout.columns ?? USUAL_WIDTH;
}

/**
 * The next person sits down. Where there are secrets, what the last one saw is hidden until then; nobody waits
 * behind a pipe.
 */
export async function passTo({ input, say, shelved }: Setting, seat: Seat): Promise<'seated' | 'left'> {
  const isHidden = shelved.hasSecrets && input.isTerminal;
  if (isHidden) process.stdout.write(CLEAR);
  print(paint('bold', say(text('play.pass-to', { seat }))));
  if (!isHidden) return 'seated';
  if ((await input.next(say(text('play.press-enter')))) === null) return 'left';
  process.stdout.write(CLEAR);
  return 'seated';
}

export function showEvents({ shelved, say }: Setting, events: readonly GameEvent[]): void {
  if (events.length > 0) print();
  for (const event of events) {
    for (const line of wrap(say(shelved.eventText(event)), screenWidth(), '  ')) print(line);
    for (const prose of paragraphs(shelved.proseOf(event).map(say))) printProse(prose);
  }
}

/** What is read aloud, in a column of its own. */
function printProse(prose: string): void {
  for (const [index, paragraph] of prose.split('\n\n').entries()) {
    if (index > 0) print();
    for (const line of wrap(paragraph, Math.min(screenWidth(), READING_WIDTH) - PROSE_INDENT))
      print(' '.repeat(PROSE_INDENT) + line);
  }
}

export function showBoard(
  { shelved: { game, drawing }, say }: Setting,
  { session }: Table,
  viewer: Viewer,
): void {
  print();
  const view = game.view(session.moment.state, viewer);
  for (const line of drawing.board(view, { say, width: screenWidth() })) print(line);
}

/** The question, its clause, and the numbered answers. Whoever has a voice reads what it is given on. */
export function showQuestion({ shelved, say }: Setting, { session }: Table, ask: Ask): void {
  const { asks, state } = session.moment;
  const decider = readBy(ask, asks, shelved);
  const view = shelved.game.view(state, ask.seat);
  const paper = { say, width: screenWidth() };
  const items = itemsOf(decider, shelved.game.grammar);
  print();
  printPrompt(decider, say);
  for (const warning of shelved.forecast(view))
    for (const line of wrap(say(warning), paper.width, '  ')) print(paint('yellow', line));
  for (const line of menuLines(items, { shelved, view, prompt: decider.prompt }, paper)) print(line);
  if (isVoice(ask, asks)) {
    printPrompt(ask, say);
    for (const line of wrap(say(text('play.voice-note')), paper.width, '  ')) print(paint('dim', line));
  }
  if (canUndo(session, ask.seat)) print(paint('dim', say(text('play.can-undo'))));
}

/** Who is asked what, by which clause. */
function printPrompt({ seat, prompt, clause }: Ask, say: Say): void {
  const words = `${playerName(seat)}: ${say(prompt)} [${clause}]`;
  for (const line of wrap(words, screenWidth(), '  ')) print(paint('bold', line));
}

/** How much of a plan was taken, and why not the rest. */
export function showStop(setting: Setting, line: string, stop: PlanStop): void {
  print(setting.say(aboutPlan(stop)));
  showRefusal(setting, line, stop);
}

/** Which clause says no, why, and where the line stopped making sense. */
export function showRefusal(
  { say }: Setting,
  line: string,
  { clause, reason, column }: Omit<Refusal, 'refused'>,
): void {
  if (column !== undefined) print(`  ${line}\n  ${' '.repeat(column - 1)}^`);
  print(clause === null ? say(reason) : `${clause}: ${say(reason)}`);
}
