/** A Markdown table with these heads and rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${heads.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

/** Replaces the names in braces, such as `{share}`, by their values. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for ${name}`);
    return String(value);
  });
}
