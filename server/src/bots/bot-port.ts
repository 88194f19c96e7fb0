import type { Line, remoteBot } from '@vigilia/bots';

/** Our end of a line to bots. */
export type BotPort = Parameters<typeof remoteBot>[0];
export type BotQuestion = BotPort extends Line<infer Sent, unknown> ? Sent : never;
export type BotAnswer = BotPort extends Line<never, infer Said> ? Said : never;
