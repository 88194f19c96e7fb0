import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyhow, playOn, sensibly } from '../play/play-on.ts';
import { attack } from './attack.ts';
import { type OpenHouse, openHouse } from './open-house.ts';
import { prey } from './prey.ts';
import { standing } from './standing.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
