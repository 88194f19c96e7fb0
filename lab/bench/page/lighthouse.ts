import lighthouse, { desktopConfig } from 'lighthouse';

/** The scores of Lighthouse for a page, each from 0 to 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

/** The screen that Lighthouse emulates; its throttling is that of a desktop, too. */
export const FORM_FACTOR = 'desktop';

/** Runs Lighthouse on an address, in the browser that listens on a port. The storage of the page stays as it is. */
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
