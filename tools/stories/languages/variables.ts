import { TYPE } from '@formatjs/icu-messageformat-parser';
import { FORMS, splitForm } from '../../../games/diario/src/texts/forms.ts';
import { elementsOf } from '../rendering/elements.ts';
import { type Entry, entriesOf } from './entries.ts';
import { everyPart, namesIn, selectsIn } from './parts.ts';
import type { TranslatedCard } from './translated-card.ts';

const TRAITS = /(Is|Fate)$/;

/**
 * A translation names the people whom the original names, in the forms of its language, and may choose words by the
 * gender of each of them. People who are sure to be in the story may be named besides.
 */
export function variableComplaints(card: TranslatedCard): string[] {
  return entriesOf(card).flatMap((entry) => faultsIn(entry, card).map((fault) => `${entry.key}: ${fault}`));
}

function faultsIn({ original, words, subject }: Entry, { language, casts }: TranslatedCard): string[] {
  const parts = elementsOf(words);
  if (typeof parts === 'string') return [`cannot be read: ${parts}`];
  const names = namesIn(words);
  const forms = FORMS[language] ?? [];
  const told = new Set(names.map(roleOf));
  const known = new Set([...variablesIn(original).map(roleOf), ...(casts.get(subject) ?? [])]);
  const named = new Set(namesIn(original).map(roleOf));
  return [
    ...new Set([
      ...[...named].filter((role) => !told.has(role)).map((role) => `leaves out {${role}}`),
      ...variablesIn(words)
        .filter((name) => !known.has(roleOf(name)))
        .map((name) => `invents {${name}}`),
      ...names
        .filter((name) => name.includes('_') && !forms.includes(splitForm(name)?.form ?? ''))
        .map((name) => `{${name}} is no form of this language: ${forms.join(', ')}`),
      ...names.filter((name) => TRAITS.test(name)).map((name) => `{${name}} can only be selected by`),
      ...everyPart(words)
        .filter(({ type }) => ![TYPE.literal, TYPE.argument, TYPE.select].includes(type))
        .map(() => 'uses more than variables and selections'),
      ...selectFaults(original, words),
    ]),
  ];
}

/** Gender is chosen between a woman and others; fate as in the original, which says what can have become of a person. */
function selectFaults(original: string, words: string): string[] {
  const fates = new Map(
    selectsIn(original).map(({ value, options }) => [value, Object.keys(options).sort().join()]),
  );
  const told = selectsIn(words);
  return [
    ...told.flatMap(({ value, options }) => {
      const branches = Object.keys(options).sort().join();
      if (value.endsWith('Is'))
        return branches === 'other,woman' ? [] : [`{${value}} has the branches ${branches}, not other,woman`];
      if (value.endsWith('Fate') && fates.has(value) && fates.get(value) !== branches)
        return [`{${value}} has the branches ${branches}, not ${fates.get(value)}`];
      return [];
    }),
    ...[...fates.keys()]
      .filter((value) => value.endsWith('Fate') && !told.some((select) => select.value === value))
      .map((value) => `does not select by {${value}}`),
  ];
}

function variablesIn(words: string): string[] {
  return [...namesIn(words), ...selectsIn(words).map(({ value }) => value)];
}

function roleOf(variable: string): string {
  return splitForm(variable)?.role ?? variable.replace(TRAITS, '');
}
