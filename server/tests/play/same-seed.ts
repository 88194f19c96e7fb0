/** Deals every table of as many people alike, so that a test knows what will be asked. */
export const sameSeed = (): string => '0'.repeat(64);
