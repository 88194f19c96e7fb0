import type { Asked } from './question.ts';

/**
 * All of a question in one look, from inside the page. Null: nobody is asked anything yet, or the last answer is
 * still on its way.
 */
export function look(): Omit<Asked, 'kind'> | 'over' | 'curtain' | 'recap' | 'shown' | null {
  if (document.getElementById('ending-title') !== null) return 'over';
  if (document.querySelector('main.curtain') !== null) return 'curtain';
  if (document.getElementById('recap-title') !== null) return 'recap';
  if (document.querySelector('.waiting > [aria-keyshortcuts="Enter"]') !== null) return 'shown';
  const panel = document.querySelector('section[data-asked]');
  // An only answer takes itself: its question is still there while it is on its way.
  if (panel === null || panel.ariaBusy === 'true') return null;
  const isProposed = panel.hasAttribute('data-proposed');
  // What one press ends stands above the options, and is no draft.
  const confirm = panel.querySelector(
    '[aria-keyshortcuts="Enter"]:not(.one-press_comes-first *, .one-press_winning-end)',
  );
  if (confirm !== null && !isProposed) return null;
  const options = [...panel.querySelectorAll('[data-option]')];
  const clock =
    document.querySelector('.clock_drawing')?.ariaLabel ??
    document.querySelector('.strip-011_strip-hour')?.textContent;
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    number: panel.getAttribute('data-asked') ?? '',
    prompt: panel.querySelector('h2')?.textContent ?? '',
    hour: /Hour ([IVX]+)/.exec(clock ?? '')?.[1] ?? '',
    isProposed,
    options: options.map((option, index) => ({
      index,
      words: option.textContent ?? '',
      isOff: option.ariaDisabled === 'true',
      isFolder: option.ariaExpanded === 'false',
    })),
    scroll: { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight },
  };
}
