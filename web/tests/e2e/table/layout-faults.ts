/**
 * What is wrong with the layout just now, in words; `within` selects the parts whose controls are looked at. It runs in the
 * page. A control is in view where its middle lies in the window and in what each of its scrollers shows; what was
 * scrolled away can be scrolled back.
 */
export function layoutFaults(within = 'body'): string[] {
  /** The smallest target, in pixels (WCAG 2.5.8). */
  const LEAST = 24;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
  /** What ends in dots on purpose: pointing at the card shows it whole. */
  const READ_BY_POINTING = '.tile-card_hand-effect';
  const found = new Set<string>();

  const nameOf = (element: Element) => {
    const words = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const [kind] = element.classList;
    return `${element.localName}${kind === undefined ? '' : `.${kind}`} “${words.slice(0, 40)}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .skip-links, .heard-only') === null;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const sightOf = (target: Element, x: number, y: number): 'seen' | 'scrolled away' | 'cut off' => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'scrolled away';
    for (let place = target.parentElement; place !== null; place = place.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(place);
      const { left, top, right, bottom } = place.getBoundingClientRect();
      // The point on the very edge is no longer inside.
      const isBeside = x < left + 1 || x > right - 1;
      const isBeyond = y < top + 1 || y > bottom - 1;
      if ((isBeside && scrolls(overflowX)) || (isBeyond && scrolls(overflowY))) return 'scrolled away';
      if ((isBeside && clips(overflowX)) || (isBeyond && clips(overflowY))) return 'cut off';
    }
    return 'seen';
  };
  /** What has stuck to the edge of a scroller while the rest of it scrolled on lies over what is scrolled away. */
  const isUnderSticky = (target: Element, x: number, y: number) => {
    const sticky = document
      .elementsFromPoint(x, y)
      .find((each) => !each.contains(target) && getComputedStyle(each).position === 'sticky');
    return sticky !== undefined && sticky.parentElement?.contains(target) === true;
  };
  const isHitAt = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (target.contains(hit) || (hit instanceof HTMLLabelElement && hit.contains(target)))
    );
  };
  /** In a picture one thing stands in front of another: it is pressed beside it, or those who stand there are. */
  const isHitInPicture = (target: Element, { left, top, width, height }: DOMRect) =>
    target.closest('[data-main-part]') !== null &&
    (document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.figures_house-person') !=
      null ||
      [0.15, 0.5, 0.85].some((across) =>
        [0.15, 0.5, 0.85].some((down) => isHitAt(target, left + width * across, top + height * down)),
      ));
  /** WCAG 2.5.8 exempts targets in a sentence, whose size is that of its line. */
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display.startsWith('inline') &&
    [...(target.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
  /** WCAG 2.5.8 exempts targets whose answer another control gives: every answer stands in the list as well. */
  const hasEquivalent = (target: Element) => target.closest('.house') !== null;

  const checkControl = (control: Element) => {
    // A press on its words is a press on a box to tick.
    const isBox = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
    const target = (isBox && control.labels?.[0]) || control;
    // What no pointer reaches on purpose is a heading just now: a card that lies open already.
    if (!isShown(target) || getComputedStyle(target).pointerEvents === 'none') return;
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const sight = sightOf(target, x, y);
    if (sight === 'scrolled away') return;
    if (sight === 'cut off') return void found.add(`${nameOf(target)} is cut off`);
    if (!isHitAt(target, x, y) && isUnderSticky(target, x, y)) return;
    if (!isHitAt(target, x, y) && !isHitInPicture(target, box)) {
      const hit = document.elementFromPoint(x, y);
      found.add(`${nameOf(target)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`);
    }
    const isSmall = Math.min(box.width, box.height) < LEAST - 0.5;
    if (isSmall && !isInSentence(target) && !hasEquivalent(target))
      found.add(`${nameOf(target)} has ${box.width.toFixed()}x${box.height.toFixed()} px`);
    for (const part of [target, ...target.querySelectorAll<HTMLElement>('*')]) {
      if (!(part instanceof HTMLElement) || !isShown(part) || part.matches(READ_BY_POINTING)) continue;
      const { overflowX, overflowY } = getComputedStyle(part);
      const isNarrow = clips(overflowX) && part.scrollWidth > part.clientWidth + 1;
      const isLow = clips(overflowY) && part.scrollHeight > part.clientHeight + 1;
      if ((isNarrow || isLow) && part.clientWidth > 1) found.add(`${nameOf(target)}: its text is cut`);
    }
  };

  /** At Diario the question has half of the height of the table, and options of an upright phone that scroll have 300 px. */
  const checkShare = (panel: Element) => {
    const [board, head, options] = [
      '.board',
      '.answering-panel_asking-head',
      '.answering-panel_asking-options',
    ].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (document.documentElement.dataset.game !== 'diario' || !panel.hasAttribute('data-asked')) return;
    if (board === undefined || head === undefined || options === undefined) return;
    const question = panel.getBoundingClientRect().bottom - head.top;
    if (question < board.height / 2)
      found.add(`the question has ${question.toFixed()} of ${board.height.toFixed()} px`);
    const list = panel.querySelector('.answering-panel_asking-options');
    const isScrolling = list !== null && list.scrollHeight > list.clientHeight + 1;
    if (innerWidth === 390 && isScrolling && options.height < 300)
      found.add(`the options have ${options.height.toFixed()} px`);
  };

  const checkRoom = (panel: Element) => {
    checkShare(panel);
    const options = panel.querySelector('.answering-panel_asking-options');
    const words = panel.querySelector('.draft-bar_draft-words');
    if (options === null) return;
    const { bottom } = options.getBoundingClientRect();
    const below = [...panel.querySelectorAll('.answering-panel_asking-foot *')]
      .filter((part) => isShown(part) && part.getBoundingClientRect().height > 0)
      .map((part) => part.getBoundingClientRect().top);
    const blankBelow = Math.min(...below) - bottom;
    const hidden = options.scrollHeight - options.clientHeight;
    if (hidden > 1 && blankBelow > LEAST)
      found.add(`${hidden} px of the options are out of sight above ${blankBelow.toFixed()} px of nothing`);
    const ends = [...options.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
    const blankAbove = bottom - Math.max(...ends);
    const unread = words === null ? 0 : words.scrollHeight - words.clientHeight;
    if (unread > 1 && blankAbove > LEAST)
      found.add(`${unread} px of the draft are out of sight below ${blankAbove.toFixed()} px of nothing`);
  };

  /** A frame that clips is no scroller: the browser moves it where the focus goes to something beyond its edge. */
  const checkFrame = (frame: Element) => {
    const { overflowX, overflowY } = getComputedStyle(frame);
    if (overflowX !== 'hidden' && overflowY !== 'hidden') return;
    const { scrollLeft, scrollTop } = frame;
    if (overflowX === 'hidden') frame.scrollLeft = 1000;
    if (overflowY === 'hidden') frame.scrollTop = 1000;
    const isMovable =
      (overflowX === 'hidden' && frame.scrollLeft > 0) || (overflowY === 'hidden' && frame.scrollTop > 0);
    frame.scrollLeft = scrollLeft;
    frame.scrollTop = scrollTop;
    if (isMovable) found.add(`${nameOf(frame)} clips what can be scrolled inside it`);
  };

  for (const part of document.querySelectorAll(within))
    for (const control of part.querySelectorAll(CONTROLS)) checkControl(control);
  for (const panel of document.querySelectorAll('.answering-panel_asking')) checkRoom(panel);
  for (const frame of document.querySelectorAll('body, body *')) checkFrame(frame);
  return [...found];
}
