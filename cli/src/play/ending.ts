import { recordOf, text } from '@vigilia/kernel';
import { cannotUse } from '../arguments/files.ts';
import { openLineFile } from '../audit/file.ts';
import { print } from '../command/output.ts';
import { endingLine, rulesLines } from '../command/session-lines.ts';
import { paint } from '../ui/layout.ts';
import type { PlayContext } from './context.ts';
import { showBoard, showEvents } from './screen.ts';
import type { Table } from './table.ts';

/** How the game ended and how to check it; or how to resume it. */
export function showEnding(
  context: PlayContext,
  table: Table,
  ending: 'over' | 'left',
  audit: string | undefined,
): void {
  const { translate, file, ui, people } = context;
  const { game, header, moment } = table.session;
  const outcome = game.outcome(moment.state);
  if (ending === 'left' || outcome === null) {
    print(translate(text('play.left', { path: file })));
    return;
  }
  showEvents(context, people === 1 ? table.unseenEvents(0) : table.latestEvents(null));
  print();
  print(paint('bold', endingLine(outcome, translate)));
  for (const words of ui.afterword(game.view(moment.state, null))) print(translate(words));
  print(translate(text('play.seed', { seed: header.seed, commitment: header.commitment })));
  if (audit === undefined) print(translate(text('play.audit', { path: file })));
  else writeAudit(audit, context, table);
}

/** A game of earlier rules that cannot go on: the board and the reason. Its save stays as it is. */
export function showStopped(context: PlayContext, table: Table, audit: string | undefined): 1 {
  const { translate, file, people } = context;
  showBoard(context, table, people === 1 ? 0 : null);
  print();
  for (const line of rulesLines(table.session, translate)) print(line);
  print(translate(text('play.stopped', { path: file })));
  if (audit !== undefined) writeAudit(audit, context, table);
  return 1;
}

function writeAudit(path: string, { translate }: PlayContext, { session }: Table): void {
  try {
    const file = openLineFile(path);
    for (const line of recordOf(session)) file.write(line);
    file.close();
  } catch (error) {
    throw cannotUse(path, error);
  }
  print(translate(text('play.audited', { path })));
}
