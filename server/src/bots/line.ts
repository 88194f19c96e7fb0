import type { remoteBot, WorkerChannel } from '@vigilia/bots';

/** Our end of a line to bots. */
export type BotLine = Parameters<typeof remoteBot>[0];
export type Asked = BotLine extends WorkerChannel<infer Sent, unknown> ? Sent : never;
export type Heard = BotLine extends WorkerChannel<never, infer Said> ? Said : never;
