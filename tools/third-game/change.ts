/** The lines of a change before it and after it. */
interface Hunk {
  readonly before: string;
  readonly after: string;
}

/** The file that a diff changes, by its first line `--- path`. */
export function fileChangedBy(diff: string): string {
  const [, path] = /^--- (\S+)\n/.exec(diff) ?? [];
  if (path === undefined) throw new Error('a diff begins with a line "--- path"');
  return path;
}

/**
 * A file after a diff. The page gives no line numbers, so the lines before each change must stand in the file exactly
 * once.
 */
export function changed(file: string, diff: string): string {
  return hunksOf(diff).reduce((text, { before, after }) => {
    const found = text.split(before).length - 1;
    if (found !== 1) throw new Error(`these lines stand in the file ${found} times, not once:\n${before}`);
    return text.replace(before, () => after);
  }, file);
}

function hunksOf(diff: string): Hunk[] {
  return diff
    .split('\n')
    .slice(1, -1)
    .join('\n')
    .split(/^@@$/m)
    .map((part) => part.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ before: linesWith(lines, ' -'), after: linesWith(lines, ' +') }));
}

function linesWith(lines: readonly string[], marks: string): string {
  return lines
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}
