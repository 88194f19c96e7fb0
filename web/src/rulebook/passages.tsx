import type { RulebookPage } from '@vigilia/kernel';
import { Marked } from './marked.tsx';

interface Passages {
  readonly page: RulebookPage;
  /** The element of the headings: one level below the title of the page. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** The words looked for. */
  readonly wanted: string;
}

/** What a page of prose says under its title. */
export function PagePassages({ page, heading: Heading, wanted }: Passages) {
  return page.passages.map(({ heading, text = [], list = [] }, index) => (
    <div key={index} class="rulebook-passage">
      {heading !== undefined && <Heading>{heading}</Heading>}
      {text.map((said) => (
        <p key={said}>
          <Marked said={said} wanted={wanted} />
        </p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((said) => (
            <li key={said}>
              <Marked said={said} wanted={wanted} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
