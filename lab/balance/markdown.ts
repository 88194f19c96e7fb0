/** A table: what a column is called, then what stands in it row by row. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${heads.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

/** Puts the values of a sentence where it names them: `{share}`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`nothing is known of ${name}`);
    return String(value);
  });
}
