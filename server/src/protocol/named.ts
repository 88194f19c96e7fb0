import type { z } from 'zod';
import { ask, card, change, event, link, logEntry, sitter, suggestion, undealt } from './from-server.ts';
import { refusal, setting, text } from './parts.ts';

/** What the documents describe once, under a name, and only name elsewhere. */
export const named: Readonly<Record<string, z.ZodType>> = {
  card,
  setting,
  sitter,
  undealt,
  logEntry,
  link,
  event,
  ask,
  suggestion,
  change,
  refusal,
  text,
};
