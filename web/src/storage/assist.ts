/** What help a table allows, each level with all before it: the same for every seat. */
export const ASSISTS = ['paper', 'record', 'reason', 'odds', 'hints'] as const;
export type Assist = (typeof ASSISTS)[number];
