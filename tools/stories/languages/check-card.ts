import { complaintsAboutCard } from './complaints.ts';
import { spellingComplaints } from './spelling.ts';
import { bookFolders, fileOf, readCard } from './translated-card.ts';
import { isTranslation, TRANSLATIONS } from './translations.ts';

/** `npm run stories -- --check it covered-market`: all that is wrong with the words of a card in a language. */
export async function checkCard([language = '', folder = '']: readonly string[]): Promise<string[]> {
  if (!isTranslation(language)) return [`no language ${language}: ${TRANSLATIONS.join(', ')}`];
  if (!bookFolders().includes(folder)) return [`no card ${folder}: ${bookFolders().join(', ')}`];
  const file = fileOf(folder, language);
  try {
    const card = readCard(folder, language);
    if (card.translated === null) return [`${file} is missing`];
    return [...complaintsAboutCard(card), ...(await spellingComplaints(language, [file]))];
  } catch (error) {
    if (error instanceof SyntaxError) return [`${file} is no JSON: ${error.message}`];
    throw error;
  }
}
