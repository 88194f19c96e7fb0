import { game, isTask, withChoice } from '@vigilia/game-diario';
import { isOffered, rehearse } from '@vigilia/kernel';
import type { Asked, Choice } from '../../../src/games/diario/table/asked.ts';
import { sectionsOf, splitAnew } from '../../../src/games/diario/table/boards/combat/sections.ts';
import { turned } from '../../../src/games/diario/table/boards/day/idea-board.tsx';
import { deliver, give } from '../../../src/games/diario/table/boards/day/round.ts';
import { lossModel } from '../../../src/games/diario/table/boards/naming/loss-board.tsx';
import { BOARDS } from './boards.ts';
import { openingFor } from './parts.ts';

/** Questions whose boards split something by steppers. */
const SPLITS: readonly string[] = [
  'prompt.raid-damage',
  'prompt.wound',
  'prompt.hit',
  'prompt.kill',
  'prompt.sacrifice',
];

/** What the board of a question makes of one choice of it, begun from what lies on it when it opens. */
export function planWith(asked: Asked, choice: Choice): readonly Choice[] {
  const { view, ask } = asked;
  const { key } = ask.prompt;
  const board = BOARDS.find(({ prompts }) => prompts.includes(key));
  if (board !== undefined) {
    const reached = board.reach(asked, choice);
    return reached === null ? [] : board.model.write(view, reached);
  }
  const opening = openingFor(asked);
  if (key === 'prompt.assign')
    return isTask(choice) ? give(view, opening, choice) : deliver(view, opening, true);
  if (key === 'prompt.idea') return turned([], choice, Number(ask.prompt.vars.cards));
  if (SPLITS.includes(key)) return splitWith(asked, opening, choice);
  if (choice.verb === 'lose') return lossModel.write(view, new Map([[choice.good, 1]]));
  if (key === 'prompt.arm' || key === 'prompt.shield') return withChoice(view, opening, 0, choice);
  // Every other choice is a button of its own.
  return isOffered(ask, choice) ? [choice] : [];
}

/** All of the first split undone, and one given to this choice. */
function splitWith(asked: Asked, opening: readonly Choice[], choice: Choice): readonly Choice[] {
  const { view } = asked;
  const sections = sectionsOf(asked, rehearse(game, view, view.leader, opening), opening);
  const [first] = sections;
  return first === undefined ? [] : splitAnew(view, sections, first, [{ choice, count: 1, most: 2 }]);
}
