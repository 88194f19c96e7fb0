import type { Asked, Choice } from '../../../src/games/diario/table/asked.ts';
import * as barterPart from '../../../src/games/diario/table/boards/barter/part.ts';
import { COMBAT_OPENINGS } from '../../../src/games/diario/table/boards/combat/openings.ts';
import * as dawnPart from '../../../src/games/diario/table/boards/dawn/part.ts';
import { DAY_OPENINGS } from '../../../src/games/diario/table/boards/day/openings.ts';
import * as dayPart from '../../../src/games/diario/table/boards/day/part.ts';
import * as duskPart from '../../../src/games/diario/table/boards/dusk/part.ts';
import * as eveningPart from '../../../src/games/diario/table/boards/evening/part.ts';
import * as exploringPart from '../../../src/games/diario/table/boards/exploring/part.ts';
import * as fightPart from '../../../src/games/diario/table/boards/fight/part.ts';
import { NAMING_OPENINGS } from '../../../src/games/diario/table/boards/naming/openings.ts';
import * as namingPart from '../../../src/games/diario/table/boards/naming/part.ts';
import { openingIn } from '../../../src/games/diario/table/boards/parts/opening.ts';
import * as raidPart from '../../../src/games/diario/table/boards/raid/part.ts';
import * as storyPart from '../../../src/games/diario/table/boards/story/moment.ts';
import * as councilPart from '../../../src/games/diario/table/council/part.ts';
import type { QuestionPart } from '../../../src/games/diario/table/later/moment-part.ts';
import { partFor } from '../../../src/games/diario/table/later/part-for.ts';
import * as late from '../../../src/games/diario/table/later/parts.ts';

/** What each part of the page has once it is fetched. */
export const PARTS = new Map<object, QuestionPart>([
  [late.day, dayPart],
  [late.story, storyPart],
  [late.barter, barterPart],
  [late.dusk, duskPart],
  [late.evening, eveningPart],
  [late.exploring, exploringPart],
  [late.raid, raidPart],
  [late.fight, fightPart],
  [late.dawn, dawnPart],
  [late.naming, namingPart],
  [late.council, councilPart],
]);

export const controls = [...PARTS.values()].flatMap((part) => part.controls);

const OPENINGS = {
  ...DAY_OPENINGS,
  ...barterPart.openings,
  ...duskPart.openings,
  ...eveningPart.openings,
  ...exploringPart.openings,
  ...COMBAT_OPENINGS,
  ...dawnPart.openings,
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
