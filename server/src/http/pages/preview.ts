import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type Text, text } from '@vigilia/kernel';
import type { Table } from '../../table/table.ts';

type Messages = Readonly<Record<string, string>>;

const TEXTS: ReadonlyMap<Language, Messages> = new Map(
  LANGUAGES.map((language) => [language, messagesIn(language)]),
);

/** What a messenger or a site shows of a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** What a link to a table shows: nothing that its card would not. Null: a link to the front page. */
export function previewOf(table: Table | null, language: Language): Preview {
  if (table === null) return said(language, text('preview.house'), text('preview.about'));
  return said(language, text('preview.table', { game: calledBy(table.setting.game) }), descriptionOf(table));
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
  return { title: say(language, title), description: say(language, description) };
}

/** These messages hold plain variables only. */
function say(language: Language, { key, vars }: Text): string {
  return (TEXTS.get(language)?.[key] ?? '').replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    String(vars[name]),
  );
}

function messagesIn(language: Language): Messages {
  return JSON.parse(readFileSync(new URL(`../../../texts/${language}.json`, import.meta.url), 'utf8'));
}
