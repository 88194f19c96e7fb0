import { PERSON_IDS } from '../../games/diario/src/data/people.ts';
import { LIVES } from '../../games/diario/src/state/variants.ts';
import type { PersonProse } from '../../games/diario/src/texts/prose.ts';
import type { Book } from './book.ts';

const ENDINGS: readonly (keyof PersonProse['endings'])[] = ['violence', 'body', 'despair', 'safety'];
const EPILOGUES: readonly (keyof PersonProse['epilogues'])[] = ['0', '1', '2'];

/** Every person has four endings and three epilogues, each in two ways or more. */
export function peopleComplaints({ words }: Pick<Book, 'words'>): string[] {
  return words.flatMap(({ language, people }) => {
    const strangers = Object.keys(people).filter((id) => !PERSON_IDS.some((known) => known === id));
    return [
      ...PERSON_IDS.flatMap((id) => [
        ...faultsIn('ending', people[id]?.endings, ENDINGS).map((fault) => `${id}: ${fault}`),
        ...faultsIn('epilogue', people[id]?.epilogues, EPILOGUES).map((fault) => `${id}: ${fault}`),
      ]),
      ...strangers.map((id) => `${id}: words of an unknown person`),
    ].map((complaint) => `${language}: ${complaint}`);
  });
}

function faultsIn(
  kind: string,
  written: Readonly<Record<string, readonly string[]>> = {},
  wanted: readonly string[],
): string[] {
  return [
    ...wanted.flatMap((each) => {
      const told = new Set(
        (written[each] ?? []).map((words) => words.trim()).filter((words) => words !== ''),
      );
      if (told.size === 0) return [`no ${kind} ${each}`];
      return told.size < LIVES ? [`${told.size} of ${LIVES} ways to tell ${kind} ${each}`] : [];
    }),
    ...Object.keys(written)
      .filter((each) => !wanted.includes(each))
      .map((each) => `no such ${kind}: ${each}`),
  ];
}
