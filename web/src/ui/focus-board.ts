/**
 * Moves the focus to the main part of a board, where the Tab key would stop: the one stop of a map that is walked by the
 * arrow keys, or the first control.
 */
export function focusBoard(): void {
  const part = document.querySelector('[data-main-part]');
  const stop =
    part?.querySelector<HTMLElement>('[data-entry]') ??
    part?.querySelector<HTMLElement>(':is(button, a[href], [tabindex="0"]):not([tabindex="-1"])');
  stop?.focus();
}
