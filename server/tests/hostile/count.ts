import { readdirSync, readlinkSync } from 'node:fs';

/** How often connections were refused or cut for a reason, as the metrics tell it. */
export async function cutsOf(address: string, why: string): Promise<number> {
  return metric(address, `vigilia_cut_connections_total{why="${why}"}`);
}

/** One number of the metrics; 0 if nothing was counted yet. */
export async function metric(address: string, name: string): Promise<number> {
  const shown = await (await fetch(`${address}/metrics`)).text();
  const line = shown.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length + 1));
}

/** How many files of a folder this process has open; other tests in it have others. */
export function openFilesIn(folder: string): number {
  const open = readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      // Closed meanwhile.
      return '';
    }
  });
  return open.filter((path) => path.startsWith(folder)).length;
}
