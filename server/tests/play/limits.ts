import type { Limits } from '../../src/limits/limits.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** So much that a test in a hurry never meets a limit. */
export const GENEROUS: Limits = {
  bodyBytes: 16 * 1024,
  messageBytes: 4 * 1024,
  requests: PLENTY,
  files: PLENTY,
  status: PLENTY,
  messages: PLENTY,
  talk: PLENTY,
  drafts: PLENTY,
  hintsOfAddress: PLENTY,
  messagesOfAddress: PLENTY,
  newcomers: PLENTY,
  tablesAtOnce: 1e9,
  tables: PLENTY,
  tablesOfAddress: PLENTY,
  replays: PLENTY,
  seatsOfAddress: 1e6,
  sockets: 1e6,
  socketsOfAddress: 1e6,
  waitingBytes: 4 * 1024 * 1024,
  connections: 1e6,
  connectionsOfAddress: 1e6,
  unanswered: 8,
  unansweredOfAddress: 1e6,
  requestTime: 15_000,
  stalledTime: 30_000,
};
