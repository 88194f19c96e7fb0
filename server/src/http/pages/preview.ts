import { readFileSync } from 'node:fs';
import {
  compile,
  LANGUAGES,
  type Language,
  type Text,
  type Translator,
  text,
  translatorFor,
} from '@vigilia/kernel';
import { personAt, seatOf } from '../../table/seats.ts';
import type { Table } from '../../table/table.ts';

/** Says the texts of the server in each language. */
const TRANSLATORS = Object.fromEntries(
  LANGUAGES.map((language) => [language, translatorIn(language)]),
) as Readonly<Record<Language, Translator>>;

/** What a messenger or a site shows of a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** What a link to a table shows: nothing that its card would not. Null: a link to the front page. */
export function previewOf(table: Table | null, language: Language): Preview {
  if (table === null) return said(language, text('preview.house'), text('preview.about'));
  const game = calledBy(table.setting.game);
  const name = table.phase === 'gathering' ? hostOf(table) : null;
  const title = name === null ? text('preview.table', { game }) : text('preview.invitation', { name, game });
  return said(language, title, descriptionOf(table));
}

/** The name of the host, if the host sits. */
function hostOf(table: Table): string | null {
  const seat = seatOf(table, table.host);
  return seat === null ? null : (personAt(table.chairs[seat])?.name ?? null);
}

function descriptionOf({ phase, chairs }: Table): Text {
  const free = chairs.filter((chair) => chair === null).length;
  switch (phase) {
    case 'gathering':
      return free === 0 ? text('preview.full') : text('preview.gathering', { free, seats: chairs.length });
    case 'playing':
      return text('preview.playing');
    case 'over':
      return text('preview.over');
  }
}

/** A game is called by its id, written like a name. */
function calledBy(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function said(language: Language, title: Text, description: Text): Preview {
  const { say } = TRANSLATORS[language];
  return { title: say(title), description: say(description) };
}

function translatorIn(language: Language): Translator {
  const file = new URL(`../../../texts/${language}.json`, import.meta.url);
  const written = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const messages = Object.fromEntries(written.map(([key, message]) => [key, compile(String(message))]));
  const nameOf = (_variable: string, value: string | number) => ({ written: value });
  return translatorFor(language, [messages], { nameOf, players: [] });
}
