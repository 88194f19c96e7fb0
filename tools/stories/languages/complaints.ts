import { englishComplaints } from './english.ts';
import { keyComplaints } from './keys.ts';
import { lengthComplaints } from './length.ts';
import { renderingComplaints } from './renderings.ts';
import { bookFolders, readCard, type TranslatedCard } from './translated-card.ts';
import { COMPLETE_LANGUAGES, TRANSLATIONS } from './translations.ts';
import { typographyComplaints } from './typography.ts';
import { variableComplaints } from './variables.ts';

const CHECKS = [
  keyComplaints,
  variableComplaints,
  lengthComplaints,
  englishComplaints,
  typographyComplaints,
  renderingComplaints,
];

/** Everything that is wrong with the words of a card in a language, each with where it stands; spelling is apart. */
export function complaintsAboutCard(card: TranslatedCard): string[] {
  return CHECKS.flatMap((complain) => complain(card));
}

/** The same for the whole book in every language. */
export function translationComplaints(): string[] {
  return TRANSLATIONS.flatMap((language) =>
    bookFolders().flatMap((folder) => {
      const card = readCard(folder, language);
      const missing = card.translated === null && COMPLETE_LANGUAGES.includes(language);
      return [...(missing ? ['has no words'] : []), ...complaintsAboutCard(card)].map(
        (complaint) => `${language}: ${folder}: ${complaint}`,
      );
    }),
  );
}
