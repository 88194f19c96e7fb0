import { firstSchema } from './001-first-schema.ts';
import { health } from './002-health.ts';
import { devices } from './003-devices.ts';
import { archive } from './004-archive.ts';
import type { Migration } from './migration.ts';

/** In order: the form of a database is how many of them it has been through. */
export const MIGRATIONS: readonly Migration[] = [firstSchema, health, devices, archive];
