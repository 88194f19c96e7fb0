import type { Line, remoteBot } from '@vigilia/bots';

/** Our end of a line to bots. */
export type BotLine = Parameters<typeof remoteBot>[0];
export type Asked = BotLine extends Line<infer Sent, unknown> ? Sent : never;
export type Heard = BotLine extends Line<never, infer Said> ? Said : never;
