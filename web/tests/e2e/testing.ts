/** What the lab uses of these tests. */
import { DIARIO_UPRIGHT, DIARIO_WIDE } from './screens/diario.ts';
import { ELEVEN } from './screens/eleven.ts';
import { HOME } from './screens/home.ts';
import type { Screens } from './screens/screen.ts';

export { LIGHTS } from './screens/screen.ts';
export { expect, test } from './table/test.ts';

/** Every screen of which the suite knows that axe finds nothing wrong. */
export const EVERY_SCREEN: Screens = { ...HOME, ...ELEVEN, ...DIARIO_WIDE, ...DIARIO_UPRIGHT };
