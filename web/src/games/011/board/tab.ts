/** What lies under the map on a small screen, one at a time. */
const TABS = ['ask', 'players', 'gears', 'hand', 'sheet', 'log', 'talk'] as const;

export type Tab = (typeof TABS)[number];

/** The tabs this table has: nobody talks where everybody sits at one screen. */
export function tabsFor({ talks }: { readonly talks: boolean }): Tab[] {
  return TABS.filter((tab) => tab !== 'talk' || talks);
}
