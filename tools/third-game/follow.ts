import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Block, wholeFileIn } from './blocks.ts';
import { changed, fileChangedBy } from './change.ts';
import { runLine } from './command.ts';

/**
 * Follows the blocks of a page in a folder: runs the lines of `sh`, applies every `diff`, and writes every file whose
 * name is the first line of its block. Other blocks show what is there already. An error names the block.
 */
export function follow(page: string, blocks: readonly Block[], folder: string): void {
  for (const block of blocks) {
    try {
      followBlock(block, folder);
    } catch (problem) {
      const [first] = block.text.split('\n');
      const why = problem instanceof Error ? problem.message : String(problem);
      throw new Error(`${page}:${block.line}: the ${block.language} block "${first}" failed: ${why}`);
    }
  }
}

function followBlock(block: Block, folder: string): void {
  if (block.language === 'sh') {
    for (const line of block.text.trim().split('\n')) runLine(folder, line);
  } else if (block.language === 'diff') {
    const file = join(folder, fileChangedBy(block.text));
    writeFileSync(file, changed(readFileSync(file, 'utf8'), block.text));
  } else {
    const written = wholeFileIn(block);
    if (written !== null) writeNew(join(folder, written.path), written.text);
  }
}

function writeNew(file: string, text: string): void {
  if (existsSync(file)) throw new Error('the file exists already');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
