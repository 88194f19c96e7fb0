/** What the page shows just now. */
export type Seen =
  | 'over'
  | 'curtain'
  | 'recap'
  /** Those who are mourned have the screen to themselves, and on a small one those who are met. */
  | 'page'
  | {
      /** The number of the question. */
      readonly question: string;
      readonly prompt: string;
      /** Whether a plan lies ready to be confirmed. */
      readonly isPlanned: boolean;
      /** By how much the page is larger than the screen, in pixels. */
      readonly scroll: { readonly across: number; readonly down: number };
    };

/** One look at the page, from inside it. Null: nothing is asked yet, or the question `answered` still stands. */
export function look(answered: string): Seen | null {
  // An obituary and a killing, on the same page, come before the question at every size, and before the ending.
  if (document.querySelector('.obituary-page_obituary') !== null) return 'page';
  if (document.getElementById('ending-title') !== null) return 'over';
  if (document.querySelector('main.curtain') !== null) return 'curtain';
  if (document.getElementById('recap-title') !== null) return 'recap';
  const panel = document.querySelector<HTMLElement>('section[data-asked]');
  if (panel !== null && !panel.checkVisibility()) return 'page';
  const question = panel?.dataset.asked;
  if (panel === null || question === undefined || question === answered) return null;
  // An answer is on its way: the player's own, or one that a preset has settled.
  if (panel.ariaBusy === 'true') return null;
  // The board of the question is still being fetched, and will ask in its own words.
  if (panel.querySelector('p[aria-busy="true"]') !== null) return null;
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    question,
    prompt: panel.querySelector('h2')?.textContent ?? '',
    isPlanned: panel.querySelector('[aria-keyshortcuts="Enter"]') !== null,
    scroll: { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight },
  };
}
