/** Fields in which a letter is written or chooses from a list. A slider, a tick and a radio button leave letters to the table. */
const WRITTEN = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])';

/** Whether a letter that is pressed here belongs to a field. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null;
}
