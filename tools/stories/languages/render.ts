import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { PERSON_IDS, type PersonId } from '../../../games/diario/src/data/people.ts';
import { ROLES } from '../../../games/diario/src/data/roles.ts';
import { castVars } from '../../../games/diario/src/texts/cast.ts';
import { nameOf } from '../../../games/diario/src/texts/names.ts';
import { messagesOf } from '../../texts/packages.ts';
import { partsOf } from './parts.ts';

export const FATES = ['here', 'dead', 'left'] as const;
export type Fate = (typeof FATES)[number];

interface Casting {
  /** Who plays the first part; the others go to the people who follow. */
  readonly first?: PersonId;
  /** What became of all of them. */
  readonly fate?: Fate;
}

/** The words of a story as a reader sees them; what cannot be said stands in braces. */
export function rendered(words: string, language: string, casting: Casting = {}): string {
  const parts = partsOf(words);
  if (typeof parts === 'string') return words;
  const { vars, names } = catalogFor(language, casting);
  const say = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.argument) return names.get(element.value) ?? `{${element.value}}`;
        if (element.type !== TYPE.select) return '{}';
        const chosen = element.options[String(vars[element.value])] ?? element.options.other;
        return chosen === undefined ? `{${element.value}}` : say(chosen.value);
      })
      .join('');
  return say(parts);
}

interface Catalog {
  readonly vars: ReturnType<typeof castVars>;
  readonly names: ReadonlyMap<string, string>;
}

const CATALOGS = new Map<string, Catalog>();

function catalogFor(language: string, { first = 'anton', fate = 'here' }: Casting): Catalog {
  const id = `${language} ${first} ${fate}`;
  const known = CATALOGS.get(id);
  if (known !== undefined) return known;
  const start = PERSON_IDS.indexOf(first);
  const vars = castVars(
    ROLES.map((role, index) => `${role}:${PERSON_IDS[(start + index) % PERSON_IDS.length]}:${fate}`),
  );
  const messages = messagesOf('games/diario', language) ?? {};
  const names = Object.entries(vars).flatMap(([variable, value]): [string, string][] => {
    const name = nameOf(variable, String(value));
    const said = 'key' in name ? messages[name.key] : undefined;
    return said === undefined ? [] : [[variable, said]];
  });
  const made = { vars, names: new Map(names) };
  CATALOGS.set(id, made);
  return made;
}
