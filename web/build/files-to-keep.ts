import { createHash } from 'node:crypto';

/** A file of the page by its name under the root, and what it holds. */
export type Content = readonly [name: string, content: string | Uint8Array];

/** The worker fetches itself; a card is for those who preview a link; what is compressed is the same again. */
const LEFT_OUT = /^service-worker[.]js$|^card[.]png$|[.](map|br|gz)$/;
/** Of a story book only the parts in the language that every story has; other languages are kept once they are read. */
const OF_A_BOOK = /^assets[/\\]book[/\\](?!en-[^/\\]+[/\\]part-\w+[.]json$)/;

/** The addresses of the parts of story books, in every language. */
export function bookParts(contents: readonly Content[]): string[] {
  const names = contents.map(([name]) => `/${name.replaceAll('\\', '/')}`);
  return names.filter((name) => /^[/]assets[/]book[/][^/]+[/]part-\w+[.]json$/.test(name));
}

/** The addresses of everything a game without a network needs, and a version that changes with any of it. */
export function filesToKeep(contents: readonly Content[]): { files: string[]; version: string } {
  const kept = contents
    .filter(([name]) => !LEFT_OUT.test(name) && !OF_A_BOOK.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256');
  for (const [name, content] of kept) hash.update(`${name}\n`).update(content);
  const files = kept.map(([name]) => (name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`));
  return { files, version: hash.digest('hex').slice(0, 16) };
}
