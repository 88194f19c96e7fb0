import { isLanguage } from '@vigilia/kernel';
import { PERSON_IDS } from '../../games/diario/src/data/people.ts';
import { FORMS, formSection, splitForm } from '../../games/diario/src/texts/forms.ts';
import { type Message, type Plural, readMessage } from './message.ts';
import { LANGUAGES, type Messages, messagesOf, ORIGINAL } from './packages.ts';

/** Italian and Portuguese count millions apart: no text of a game ever does. */
const NEVER_NEEDED: Readonly<Record<string, readonly string[]>> = { it: ['many'], pt: ['many'] };

/** What is wrong with the messages of a package: each on its own, then against English. */
export function translationComplaints(folder: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const messages = messagesOf(folder, language);
    if (messages === null) return [`${folder}/texts/${language}.json is missing`];
    const original = messagesOf(folder, ORIGINAL) ?? {};
    const forms = formKeys(folder, language);
    const complaints = [
      ...[...Object.keys(original), ...forms]
        .filter((key) => !(key in messages))
        .map((key) => `${key} is missing`),
      ...Object.keys(messages)
        .filter((key) => !(key in original) && !forms.includes(key))
        .map((key) => `${key} is not in English`),
      ...Object.keys(messages).flatMap((key) => messageComplaints(language, key, messages, original)),
    ];
    return complaints.map((complaint) => `${folder}/texts/${language}.json: ${complaint}`);
  });
}

function messageComplaints(language: string, key: string, messages: Messages, original: Messages): string[] {
  const written = messages[key] ?? '';
  if (written.trim() === '') return [`${key} is empty`];
  // Before a brace it would turn the variable into text; elsewhere it looks like the right character.
  if (written.includes("'")) return [`${key} has a straight apostrophe`];
  const message = readMessage(written);
  if (typeof message === 'string') return [`${key} cannot be read: ${message}`];
  const complaints = message.plurals.flatMap((plural) => pluralComplaints(language, key, plural));
  const english = readMessage(original[key] ?? '');
  if (!(key in original) || typeof english === 'string') return complaints;
  return [...complaints, ...variableComplaints(key, message, english)];
}

function pluralComplaints(language: string, key: string, { variable, type, categories }: Plural): string[] {
  return new Intl.PluralRules(language, { type })
    .resolvedOptions()
    .pluralCategories.filter((category) => !NEVER_NEEDED[language]?.includes(category))
    .filter((category) => !categories.includes(category))
    .map((category) => `${key} has no form "${category}" for {${variable}}`);
}

/** A language may say a name in a form of its own: `{person_gen}` stands for `{person}`. */
function variableComplaints(key: string, { variables: own }: Message, english: Message): string[] {
  const variables = own.map((name) => splitForm(name)?.role ?? name);
  return [
    ...english.variables
      .filter((name) => !variables.includes(name))
      .map((name) => `${key} leaves out {${name}}`),
    ...variables
      .filter((name) => !english.variables.includes(name))
      .map((name) => `${key} invents {${name}}`),
  ];
}

const FOLDER = 'games/diario';

/** Messages that one language has and English lacks: the forms of names that its stories use. */
function formKeys(folder: string, language: string): string[] {
  if (folder !== FOLDER || !isLanguage(language)) return [];
  return (FORMS[language] ?? []).flatMap((form) => PERSON_IDS.map((id) => `${formSection(form)}.${id}`));
}
