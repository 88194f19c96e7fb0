import type { Asked, Choice } from '../../../src/games/diario/table/asked.ts';
import { BARTER_OPENINGS } from '../../../src/games/diario/table/boards/barter/barter-board.tsx';
import { COMBAT_OPENINGS } from '../../../src/games/diario/table/boards/combat/combat-moment.ts';
import type { QuestionPart } from '../../../src/games/diario/table/boards/common/moment.ts';
import { openingIn } from '../../../src/games/diario/table/boards/common/opening.ts';
import { DAWN_OPENINGS } from '../../../src/games/diario/table/boards/dawn/dawn-board.tsx';
import { DAY_OPENINGS } from '../../../src/games/diario/table/boards/day/openings.ts';
import { DUSK_OPENINGS } from '../../../src/games/diario/table/boards/dusk/dusk-board.tsx';
import { EVENING_OPENINGS } from '../../../src/games/diario/table/boards/evening/evening-board.tsx';
import { EXPLORING_OPENINGS } from '../../../src/games/diario/table/boards/exploring/exploring-board.tsx';
import { NAMING_OPENINGS } from '../../../src/games/diario/table/boards/naming/naming-board.tsx';
import { storyPart } from '../../../src/games/diario/table/boards/story/story-board.tsx';
import { partFor, QUESTION_PARTS, story } from '../../../src/games/diario/table/late-parts.ts';

/** What each part of the page has once it is fetched. */
export const PARTS: ReadonlyMap<object, QuestionPart> = new Map(
  await Promise.all(
    // The page of a story needs a browser.
    QUESTION_PARTS.map(async (part) => [part, part === story ? storyPart : await part.load()] as const),
  ),
);

export const controls = [...PARTS.values()].flatMap((part) => part.controls);

const OPENINGS = {
  ...DAY_OPENINGS,
  ...BARTER_OPENINGS,
  ...DUSK_OPENINGS,
  ...EVENING_OPENINGS,
  ...EXPLORING_OPENINGS,
  ...COMBAT_OPENINGS,
  ...DAWN_OPENINGS,
  ...NAMING_OPENINGS,
};

/** The plan that lies on the board of a question when it opens. */
export function openingFor(asked: Asked): readonly Choice[] {
  return openingIn(OPENINGS, asked);
}

/** The part of a question, as it is once it is fetched. */
export function fetchedFor(ask: Asked['ask']): QuestionPart {
  const part = PARTS.get(partFor(ask));
  if (part === undefined) throw new RangeError(`no part answers ${ask.prompt.key}`);
  return part;
}

export const followUp: QuestionPart['moment']['followUp'] = (asked, draft) =>
  fetchedFor(asked.ask).moment.followUp(asked, draft);
