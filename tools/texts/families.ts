import { wholeNumber } from '@vigilia/kernel';
import { ELEVEN } from './families/011.ts';
import { DIARIO } from './families/diario.ts';
import type { Families } from './families/family.ts';
import { SERVER } from './families/server.ts';

/** By the folder of the package. The section `event` is not here: src/texts/event.ts compiles only where it fits the events. */
export const FAMILIES: Readonly<Record<string, Families>> = {
  kernel: { word: [wholeNumber.name] },
  'games/011': ELEVEN,
  'games/diario': DIARIO,
  server: SERVER,
};
