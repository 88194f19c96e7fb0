/** The blocks of a page that are marked with a language, as a reader copies them. */
export function blocksIn(page: string, language: string): string[] {
  const fenced = page.matchAll(/^```(\S*)\n(.*?)^```$/gms);
  return [...fenced].filter(([, marked]) => marked === language).map(([, , block]) => String(block));
}

/** A block with other names and ports than the example's, as its reader puts in their own. Each of them is there. */
export function withOwn(block: string, own: Readonly<Record<string, string>>): string {
  let changed = block;
  for (const [example, name] of Object.entries(own)) {
    if (!changed.includes(example)) throw new Error(`The block does not say ${example}:\n${block}`);
    changed = changed.replaceAll(example, name);
  }
  return changed;
}
