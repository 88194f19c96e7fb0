import {
  type Ask,
  canUndo,
  type GameEvent,
  type Refusal,
  type Seat,
  text,
  type Viewer,
} from '@vigilia/kernel';
import { print } from '../output.ts';
import type { Translate } from '../texts/translate.ts';
import { playerName } from '../texts/translators.ts';
import { paint, paragraphs, wrap } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { itemsOf } from './menu.ts';
import { menuLines } from './menu-lines.ts';
import { isOpinion, questionRead } from './opinions.ts';
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
export async function passTo(
  { input, translate, terminalGame }: PlayContext,
  seat: Seat,
): Promise<'seated' | 'left'> {
  const isHidden = terminalGame.hasSecrets && input.isTerminal;
  if (isHidden) process.stdout.write(CLEAR);
  print(paint('bold', translate(text('play.pass-to', { seat }))));
  if (!isHidden) return 'seated';
  if ((await input.next(translate(text('play.press-enter')))) === null) return 'left';
  process.stdout.write(CLEAR);
  return 'seated';
}

export function showEvents({ terminalGame, translate }: PlayContext, events: readonly GameEvent[]): void {
  if (events.length > 0) print();
  for (const event of events) {
    for (const line of wrap(translate(terminalGame.eventText(event)), screenWidth(), '  ')) print(line);
    for (const prose of paragraphs(terminalGame.proseOf(event).map(translate))) printProse(prose);
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
  { terminalGame: { game, ui }, translate }: PlayContext,
  { session }: Table,
  viewer: Viewer,
): void {
  print();
  const view = game.view(session.moment.state, viewer);
  for (const line of ui.board(view, { translate, width: screenWidth() })) print(line);
}

/** The question, its clause, and the numbered answers. Whoever has a voice reads what it is given on. */
export function showQuestion({ terminalGame, translate }: PlayContext, { session }: Table, ask: Ask): void {
  const { asks, state } = session.moment;
  const decider = questionRead(ask, asks, terminalGame);
  const view = terminalGame.game.view(state, ask.seat);
  const options = { translate, width: screenWidth() };
  const items = itemsOf(decider, terminalGame.game.grammar);
  print();
  printPrompt(decider, translate);
  for (const warning of terminalGame.forecast(view))
    for (const line of wrap(translate(warning), options.width, '  ')) print(paint('yellow', line));
  for (const line of menuLines(items, { terminalGame, view, prompt: decider.prompt }, options)) print(line);
  if (isOpinion(ask, asks)) {
    printPrompt(ask, translate);
    for (const line of wrap(translate(text('play.voice-note')), options.width, '  '))
      print(paint('dim', line));
  }
  if (canUndo(session, ask.seat)) print(paint('dim', translate(text('play.can-undo'))));
}

/** Who is asked what, by which clause. */
function printPrompt({ seat, prompt, clause }: Ask, translate: Translate): void {
  const words = `${playerName(seat)}: ${translate(prompt)} [${clause}]`;
  for (const line of wrap(words, screenWidth(), '  ')) print(paint('bold', line));
}

/** Which clause says no, why, and where the line stopped making sense. */
export function showRefusal(
  { translate }: PlayContext,
  line: string,
  { clause, reason, column }: Refusal,
): void {
  if (column !== undefined) print(`  ${line}\n  ${' '.repeat(column - 1)}^`);
  print(clause === null ? translate(reason) : `${clause}: ${translate(reason)}`);
}
