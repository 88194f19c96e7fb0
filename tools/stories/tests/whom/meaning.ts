import type { Language, Text } from '@vigilia/kernel';
import { messagesOf } from '@vigilia/tools/texts';
import { createTranslator } from '../../../../cli/src/texts/translate.ts';
import { PERSON_IDS, type PersonId } from '../../../../games/diario/src/data/people.ts';
import { nameOf } from '../../../../games/diario/src/texts/names.ts';

/** Whom a sentence names, as a reader understands it. */
export type Meaning = PersonId | Unnamed;

export type Unnamed =
  | 'chosen at home'
  | 'chosen there'
  | 'the same'
  | 'the tester'
  | 'all at home'
  | 'all there'
  | 'the group';

// cspell:disable
/** The words by which the sentences of a language name people, but for the names. */
const WORDS: Readonly<Record<Language, readonly (readonly [string, Unnamed])[]>> = {
  en: [
    ['one person of your choice', 'chosen at home'],
    ['one person there, of your choice', 'chosen there'],
    ['the same person', 'the same'],
    ['the one who takes the test', 'the tester'],
    ['for everyone at home.', 'all at home'],
    ['for everyone there.', 'all there'],
    ['for the whole group.', 'the group'],
  ],
  it: [
    ['un Personaggio a scelta', 'chosen at home'],
    ['uno dei presenti', 'chosen there'],
    ['lo stesso Personaggio', 'the same'],
    ['chi affronta la prova', 'the tester'],
    ['per tutti quelli in casa.', 'all at home'],
    ['per tutti i presenti.', 'all there'],
    ['per tutto il gruppo.', 'the group'],
  ],
  pt: [
    ['uma personagem à sua escolha', 'chosen at home'],
    ['uma das personagens presentes, à sua escolha', 'chosen there'],
    ['a mesma personagem', 'the same'],
    ['quem faz a prova', 'the tester'],
    ['para todas as personagens em casa.', 'all at home'],
    ['para todas as personagens presentes.', 'all there'],
    ['para o grupo inteiro.', 'the group'],
  ],
  ru: [
    ['у одного персонажа на ваш выбор', 'chosen at home'],
    ['один персонаж на ваш выбор', 'chosen at home'],
    ['у одного из присутствующих на ваш выбор', 'chosen there'],
    ['один из присутствующих на ваш выбор', 'chosen there'],
    ['у того же персонажа', 'the same'],
    ['тот же персонаж', 'the same'],
    ['у того, кто проходит проверку', 'the tester'],
    ['тот, кто проходит проверку', 'the tester'],
    ['у всех, кто дома.', 'all at home'],
    ['у всех присутствующих.', 'all there'],
    ['у всей группы.', 'the group'],
  ],
};

/** How a person is called: in the words after the size of a change, and as the one who leaves. */
const CALLED: Readonly<
  Record<Language, (nameIn: (section: string) => string | undefined) => readonly string[]>
> = {
  en: (nameIn) => [`for ${nameIn('person')}.`, `: ${nameIn('person')} leaves`],
  it: (nameIn) => [`per ${nameIn('person')}.`, `: ${nameIn('person')} lascia`],
  pt: (nameIn) => [`para ${nameIn('person-o')}.`, `: ${nameIn('person-o')} deixa`],
  ru: (nameIn) => [`у ${nameIn('person-gen')}.`, `: ${nameIn('person')} уходит`],
};

// cspell:enable

/** The terminal and the page fill messages in ways of their own, so each sentence is said by both. */
const SPEAKERS = (['en', 'it', 'pt', 'ru'] as const).map((language) => {
  const messages = messagesOf('games/diario', language) ?? {};
  const names = { nameOf, players: [] };
  const called = PERSON_IDS.flatMap((id) =>
    CALLED[language]((section) => messages[`${section}.${id}`]).map((words) => [words, id] as const),
  );
  return {
    say: createTranslator(language, [messages], names),
    words: [...WORDS[language], ...called],
  };
});

interface Reading {
  readonly sentence: string;
  /** One, if the sentence is clear. */
  readonly meanings: readonly Meaning[];
}

const READ = new Map<string, readonly Reading[]>();

/** What a text says in each language, and whom it names there. */
export function readingsOf(text: Text): readonly Reading[] {
  const key = JSON.stringify(text);
  const known = READ.get(key);
  if (known !== undefined) return known;
  const readings = SPEAKERS.map(({ say, words }) => {
    const sentence = say(text);
    const found = words.filter(([part]) => sentence.includes(part));
    return { sentence, meanings: [...new Set(found.map(([, meaning]) => meaning))] };
  });
  READ.set(key, readings);
  return readings;
}
