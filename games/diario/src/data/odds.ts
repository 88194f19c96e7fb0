/** How a table tells what is at stake: in numbers, or in words alone for those who read. */
export const ODDS = ['numbers', 'words'] as const;
