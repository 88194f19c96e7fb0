import type { z } from 'zod';
import { card, change, fromServer, suggestion } from './from-server.ts';
import { refusal, setting, text } from './parts.ts';

const [welcome, , , , stale] = fromServer.options;

/** One row of the log as a viewer may know it. */
export const logEntry = stale.shape.missed.unwrap().element;

/** What the documents describe once, under a name, and only name elsewhere. */
export const named: Readonly<Record<string, z.ZodType>> = {
  card,
  setting,
  sitter: card.shape.seats.element.unwrap(),
  logEntry,
  event: logEntry.shape.events.unwrap().element,
  ask: welcome.shape.asks.element,
  suggestion,
  change,
  refusal,
  text,
};
