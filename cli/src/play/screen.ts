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
import { print } from '../command/output.ts';
import type { Translate } from '../texts/translate.ts';
import { playerName } from '../texts/translators.ts';
import { paint, paragraphs, wrap } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { itemsOf } from './menu.ts';
import { menuLines } from './menu-lines.ts';
import { decisionFor } from './opinions.ts';
import type { Table } from './table.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const USUAL_WIDTH = 80;
const READING_WIDTH = 76;
const PROSE_INDENT = 4;

export function screenWidth(): number {
  return process.stdout.columns ?? USUAL_WIDTH;
}

/**
 * Passes the screen to the next person. In a game with secrets the screen is cleared until that person presses
 * Enter; behind a pipe there is no screen to clear.
 */
export async function passTo(
  { input, translate, entry }: PlayContext,
  seat: Seat,
): Promise<'seated' | 'left'> {
  const isHidden = entry.profile.hasSecrets && input.isTerminal;
  if (isHidden) process.stdout.write(CLEAR);
  print(paint('bold', translate(text('play.pass-to', { seat }))));
  if (!isHidden) return 'seated';
  if ((await input.next(translate(text('play.press-enter')))) === null) return 'left';
  process.stdout.write(CLEAR);
  return 'seated';
}

export function showEvents({ ui, translate }: PlayContext, events: readonly GameEvent[]): void {
  if (events.length > 0) print();
  for (const event of events) {
    printWrapped(translate(ui.eventText(event)));
    for (const prose of paragraphs(ui.proseOf(event).map(translate))) printProse(prose);
  }
}

/** Prints a text over the whole width, in a colour if one is named. */
function printWrapped(words: string, colour?: Parameters<typeof paint>[0]): void {
  for (const line of wrap(words, screenWidth(), '  '))
    print(colour === undefined ? line : paint(colour, line));
}

/** Prose to read aloud, in a column of its own. */
function printProse(prose: string): void {
  for (const [index, paragraph] of prose.split('\n\n').entries()) {
    if (index > 0) print();
    for (const line of wrap(paragraph, Math.min(screenWidth(), READING_WIDTH) - PROSE_INDENT))
      print(' '.repeat(PROSE_INDENT) + line);
  }
}

export function showBoard({ ui, translate }: PlayContext, { session }: Table, viewer: Viewer): void {
  print();
  const view = session.game.view(session.moment.state, viewer);
  for (const line of ui.board(view, { translate, width: screenWidth() })) print(line);
}

/** The question, its clause, and the numbered answers. A seat that gives an opinion reads the decision first. */
export function showQuestion({ ui, translate }: PlayContext, { session }: Table, ask: Ask): void {
  const { game, moment } = session;
  const decision = decisionFor(ask, session, ui);
  const question = decision ?? ask;
  const view = game.view(moment.state, ask.seat);
  print();
  printPrompt(question, translate);
  for (const warning of ui.forecast(view)) printWrapped(translate(warning), 'yellow');
  const options = { translate, width: screenWidth() };
  const items = itemsOf(question, game.grammar);
  const waiting = ui.opinions?.waitingAt(view, ask) ?? null;
  if (waiting !== null)
    for (const { choice } of itemsOf(waiting, game.grammar))
      printWrapped(`   ${translate(ui.choiceText(choice, view))}`, 'dim');
  for (const line of menuLines(items, { ui, view, prompt: question.prompt }, options)) print(line);
  if (decision !== null && ui.opinions !== undefined) {
    printPrompt(ask, translate);
    printWrapped(translate(ui.opinions.note), 'dim');
  }
  if (canUndo(session, ask.seat)) print(paint('dim', translate(text('play.can-undo'))));
}

/** The seat, its question and the clause of the question. */
function printPrompt({ seat, prompt, clause }: Ask, translate: Translate): void {
  printWrapped(`${playerName(seat)}: ${translate(prompt)} [${clause}]`, 'bold');
}

/** How much of a plan was taken, and why not the rest. */
export function showStop(context: PlayContext, line: string, stop: PlanStop): void {
  print(context.translate(aboutPlan(stop)));
  showRefusal(context, line, stop);
}

/** The clause that refuses the line, the reason, and the column where the line could not be read. */
export function showRefusal(
  { translate }: PlayContext,
  line: string,
  { clause, reason, column }: Omit<Refusal, 'refused'>,
): void {
  if (column !== undefined) print(`  ${line}\n  ${' '.repeat(column - 1)}^`);
  print(clause === null ? translate(reason) : `${clause}: ${translate(reason)}`);
}
