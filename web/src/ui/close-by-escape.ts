/**
 * Closes the part that was unfolded last when Escape is pressed. Parts marked `data-popover` float over others like the
 * browser's own popovers, which close by that key too. One marked `data-popover="inside"` opens by itself, and closes
 * only while it has the focus.
 */
export function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (document.querySelector(':modal, :popover-open') !== null) return;
  const hasFocus = (part: Element) => part.contains(document.activeElement);
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details[data-popover][open]')]
    .filter((part) => part.dataset.popover !== 'inside' || hasFocus(part))
    .at(-1);
  if (open === undefined) return;
  event.preventDefault();
  const hadFocus = hasFocus(open);
  open.open = false;
  if (hadFocus) open.querySelector('summary')?.focus();
}
