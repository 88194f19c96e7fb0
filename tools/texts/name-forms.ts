import { isLanguage } from '@vigilia/kernel';
import { PERSON_IDS } from '../../games/diario/src/data/people.ts';
import { FORMS, formSection } from '../../games/diario/src/texts/forms.ts';

const FOLDER = 'games/diario';

/** Messages that one language has and English lacks: the forms of names that its stories use. */
export function formKeys(folder: string, language: string): string[] {
  if (folder !== FOLDER || !isLanguage(language)) return [];
  return (FORMS[language] ?? []).flatMap((form) => PERSON_IDS.map((id) => `${formSection(form)}.${id}`));
}
