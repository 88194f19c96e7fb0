import type { WrittenBlock, WrittenDiary } from './written-diary.ts';

const DAY = '='.repeat(60);

/** The Diary as plain text. */
export function diaryText({ title, people, keepers, dates, days, end }: WrittenDiary): string {
  const written = days.flatMap(({ heading, phases }) => [
    `${DAY}\n${heading}\n${DAY}`,
    ...phases.flatMap((phase) => [`-- ${phase.heading} --`, ...phase.blocks.map(blockText)]),
  ]);
  const cover = [title, people, keepers, dates].join('\n');
  return `${[cover, ...written, ...(end.length === 0 ? [] : [DAY, ...end])].join('\n\n')}\n`;
}

function blockText(block: WrittenBlock): string {
  switch (block.kind) {
    case 'sentences':
      return block.words;
    case 'life':
      return [`+ ${block.person}`, block.line, ...block.paragraphs].join('\n\n');
    case 'passage': {
      const head = block.isStory
        ? [`* ${block.title} *`, ...block.paragraphs]
        : [[`${block.title}.`, ...block.paragraphs].join(' ')];
      return [...head, ...block.outcome.map(({ words }) => words)].join('\n\n');
    }
  }
}
