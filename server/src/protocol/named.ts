import type { z } from 'zod';
import {
  abandonedDeal,
  ask,
  card,
  change,
  event,
  link,
  logEntry,
  sitter,
  suggestion,
} from './from-server.ts';
import { refusal, setting, text } from './parts.ts';

/** What the documents describe once, under a name, and only name elsewhere. */
export const named: Readonly<Record<string, z.ZodType>> = {
  card,
  setting,
  sitter,
  undealt: abandonedDeal,
  logEntry,
  link,
  event,
  ask,
  suggestion,
  change,
  refusal,
  text,
};
