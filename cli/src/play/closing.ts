import { recordOf, text } from '@vigilia/kernel';
import { openLineFile } from '../audit/file.ts';
import { print } from '../command.ts';
import { cannotUse } from '../files.ts';
import { paint } from '../layout.ts';
import { endingOf } from '../replay/story.ts';
import { rulesLines } from '../rules-lines.ts';
import { showBoard, showEvents } from './screen.ts';
import type { Setting } from './setting.ts';
import type { Table } from './table.ts';

/** How the game ended and how to check it; or how to go on with it. */
export function farewell(
  setting: Setting,
  table: Table,
  ending: 'over' | 'left',
  audit: string | undefined,
): void {
  const { say, file, shelved } = setting;
  const { header, moment } = table.session;
  const outcome = shelved.game.outcome(moment.state);
  if (ending === 'left' || outcome === null) {
    print(say(text('play.left', { path: file })));
    return;
  }
  showEvents(setting, setting.people === 1 ? table.news(0) : table.latest(null));
  print();
  print(paint('bold', endingOf(outcome, say)));
  for (const words of shelved.afterword(shelved.game.view(moment.state, null))) print(say(words));
  print(say(text('play.seed', { seed: header.seed, commitment: header.commitment })));
  if (audit === undefined) print(say(text('play.audit', { path: file })));
  else writeAudit(audit, setting, table);
}

/** A game of earlier rules that cannot go on: where it stands and why. The file it is kept in is not touched. */
export function showStopped(setting: Setting, table: Table, audit: string | undefined): 1 {
  const { say, file, people } = setting;
  showBoard(setting, table, people === 1 ? 0 : null);
  print();
  for (const line of rulesLines(table.session, say)) print(line);
  print(say(text('play.stopped', { path: file })));
  if (audit !== undefined) writeAudit(audit, setting, table);
  return 1;
}

function writeAudit(path: string, { say }: Setting, { session }: Table): void {
  try {
    const file = openLineFile(path);
    for (const line of recordOf(session)) file.write(line);
    file.close();
  } catch (error) {
    throw cannotUse(path, error);
  }
  print(say(text('play.audited', { path })));
}
