import lighthouse, { desktopConfig } from 'lighthouse';

/** What Lighthouse gives a page, each from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

/** The screen that is pretended; its throttling is that of a draft, too. */
export const FORM_FACTOR = 'desktop';

/** Asks Lighthouse about an address, in the browser that listens on a port. What is kept there stays. */
export async function scoresOf(address: string, port: number): Promise<Scores> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const flags = { port, onlyCategories, disableStorageReset: true, logLevel: 'error' as const };
  const found = await lighthouse(address, flags, desktopConfig);
  const { runtimeError, categories = {} } = found?.lhr ?? {};
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  };
}
