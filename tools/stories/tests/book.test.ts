import { expect, test } from 'vitest';
import { readBook } from '../book.ts';
import { complaintsAbout } from '../complaints.ts';
import { reportOn } from '../report.ts';

test('reports a line that is missing from the real book', () => {
  const whole = readBook();
  const [first, ...rest] = whole.stories;
  if (first === undefined) throw new Error('an empty book');
  const torn = { ...whole, stories: rest };
  const more = complaintsAbout(torn).filter((complaint) => complaint.includes(first.id));
  expect(more.length).toBeGreaterThan(0);
});

test('prints the number of stories and the languages they are whole in', () => {
  const whole = readBook();
  const [first] = reportOn(whole);
  expect(first).toContain(`${whole.stories.length} stories, `);
  expect(first).toContain(`whole in en ${whole.stories.length}, `);
});
