/** What has no name of its own, leads nowhere or is no control: faults that axe does not see. It runs in the page. */
export function looseEnds(): string[] {
  const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-owns', 'for'];
  const LEAST_TARGET = 24;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const wordsOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-labelledby')?.split(' ').map(wordsOf).join(' ') ??
      element.getAttribute('aria-label') ??
      '') ||
    (element.querySelector(':scope > legend:first-child')?.textContent ?? '');

  const found: string[] = [];
  const tell = (fault: string, elements: readonly Element[]) => {
    for (const element of elements) found.push(`${fault}: ${element.outerHTML.slice(0, 200)}`);
  };

  tell(
    'no legend',
    all('fieldset').filter((group) => !group.querySelector(':scope > legend:first-child')?.textContent),
  );
  const groups = all('fieldset, [role="group"]').filter((group) => group.querySelector('input') !== null);
  const names = groups.map(nameOf);
  tell(
    'the name of another group',
    groups.filter((_, index) => names.indexOf(names[index] ?? '') !== index),
  );
  tell(
    'no label',
    all('input, select, textarea, output').filter((field) => {
      const { labels } = field as HTMLInputElement;
      return nameOf(field) === '' && ![...(labels ?? [])].some(({ textContent }) => textContent !== '');
    }),
  );
  tell(
    'no way to send',
    all('form').filter((form) => form.querySelector('button:not([type="button"])') === null),
  );
  for (const reference of REFERENCES)
    tell(
      `${reference} names nothing`,
      all(`[${reference}]`).filter((element) =>
        element
          .getAttribute(reference)
          ?.split(' ')
          .some((id) => document.getElementById(id) === null),
      ),
    );
  tell(
    'a link to nothing',
    all('a[href^="#"]').filter(
      (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '') === null,
    ),
  );
  tell('not an attribute of ARIA 1.2', all('[aria-description]'));
  tell(
    'a stop of the Tab key where nothing scrolls',
    all(':is(div, section, ol, ul)[tabindex="0"]:not([role])').filter(
      (place) =>
        place.checkVisibility() &&
        place.scrollHeight <= place.clientHeight &&
        place.scrollWidth <= place.clientWidth,
    ),
  );
  tell(
    'too small',
    all('.players :is(a, button), .strip-011_players-chips button').filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.checkVisibility() && Math.min(width, height) < LEAST_TARGET;
    }),
  );
  return found;
}
