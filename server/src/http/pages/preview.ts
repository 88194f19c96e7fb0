import { type Text, text } from '@vigilia/kernel';
import en from '../../../texts/en.json' with { type: 'json' };
import it from '../../../texts/it.json' with { type: 'json' };
import pt from '../../../texts/pt.json' with { type: 'json' };
import ru from '../../../texts/ru.json' with { type: 'json' };
import type { Table } from '../../table/table.ts';
import type { Language } from './accepted.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, it, pt, ru };

/** What a messenger or a site shows of a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** What a link to a table shows: nothing that its card would not. Null: a link to the front page. */
export function previewOf(table: Table | null, language: Language): Preview {
  if (table === null) return said(language, text('preview.house'), text('preview.about'));
  return said(language, text('preview.table', { game: calledBy(table.setting.game) }), standing(table));
}

function standing({ phase, chairs }: Table): Text {
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
  return (TEXTS[language][key] ?? '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(vars[name]));
}
