import { random } from '../../bots/src/index.ts';
import { apprentice } from '../../games/011/src/bots/apprentice/apprentice.ts';
import { type Eleven, game as eleven } from '../../games/011/src/index.ts';
import { endingOf as endingOfEleven } from '../../games/011/tests/golden/record.ts';
import { WANTED as WANTED_OF_ELEVEN } from '../../games/011/tests/golden/wanted.ts';
import { planner } from '../../games/diario/src/bots/planner.ts';
import { type Diario, game as diario } from '../../games/diario/src/index.ts';
import { endingOf as endingOfDiario } from '../../games/diario/tests/golden/record.ts';
import { WANTED as WANTED_OF_DIARIO } from '../../games/diario/tests/golden/wanted.ts';
import type { Bot, Kinds } from '../../kernel/src/index.ts';
import type { Collection } from './find.ts';

const ELEVEN: Collection<Eleven> = {
  game: eleven,
  wanted: WANTED_OF_ELEVEN,
  bots: { random: random(), apprentice },
  endingOf: endingOfEleven,
};

/** Plays on by its plan when nothing can be won any more. */
const dogged: Bot<Diario> = {
  choose: (view, ask, draw, imagine) =>
    ask.choices.find(({ verb }) => verb === 'go-on') ?? planner.choose(view, ask, draw, imagine),
};

const DIARIO: Collection<Diario> = {
  game: diario,
  wanted: WANTED_OF_DIARIO,
  bots: { random: random(), planner, dogged },
  endingOf: endingOfDiario,
};

/** The golden games of every game, by its id. */
export const COLLECTIONS: Readonly<Record<string, Collection<Kinds>>> = {
  [eleven.id]: ELEVEN as unknown as Collection<Kinds>,
  [diario.id]: DIARIO as unknown as Collection<Kinds>,
};
