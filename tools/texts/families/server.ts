import { COLOURS, SYMBOLS } from '../../../server/src/protocol/person.ts';
import type { CloseReason } from '../../../server/src/socket/connection.ts';
import { PHRASES } from '../../../server/src/socket/phrases.ts';
import { VOTES } from '../../../server/src/table/fact.ts';
import { ABSENCES, ASSISTS, CLOCKS, PACES, TALKS, WATCHING } from '../../../server/src/table/settings.ts';
import { every, type Families } from './family.ts';

export const SERVER: Families = {
  bye: every<CloseReason>({ stopping: true, 'too-fast': true }),
  phrase: PHRASES,
  wish: VOTES,
  clock: CLOCKS,
  absence: ABSENCES,
  pace: PACES,
  watching: WATCHING,
  talk: TALKS,
  assist: ASSISTS,
  colour: COLOURS,
  symbol: SYMBOLS,
};
