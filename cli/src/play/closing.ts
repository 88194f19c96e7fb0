import { recordOf, text } from '@vigilia/kernel';
import { openLineFile } from '../audit/file.ts';
import { print } from '../command.ts';
import { cannotUse } from '../files.ts';
import { paint } from '../layout.ts';
import { endingOf } from '../replay/story.ts';
import { showEvents } from './screen.ts';
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
