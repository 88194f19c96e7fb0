import type { RulebookPage } from '@vigilia/kernel';
import type { RulebookFigures } from '../../games/manifest.ts';
import * as rulebook from './rulebook.module.css';
import { type FoundPage, marked } from './search.ts';
import * as summary from './summary.module.css';

interface Passages {
  readonly page: RulebookPage;
  /** The element of the headings: one level below the title of the page. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** The words looked for. */
  readonly wanted: string;
  readonly Figure: RulebookFigures | null;
}

/** What a page of prose says under its title. */
export function PagePassages({ page, heading: Heading, wanted, Figure }: Passages) {
  return page.passages.map(({ heading, figure, text = [], list = [] }, index) => (
    <div key={index} class={summary.rulebookPassage}>
      {heading !== undefined && <Heading>{heading}</Heading>}
      {figure !== undefined && Figure !== null && <Figure name={figure} />}
      {text.map((said) => (
        <p key={said}>
          <Marked said={said} wanted={wanted} />
        </p>
      ))}
      <MarkedList list={list} wanted={wanted} />
    </div>
  ));
}

/** Pages of prose before or after the clauses. */
export function ProsePages({
  pages,
  wanted,
  Figure,
}: {
  readonly pages: readonly FoundPage[];
} & Pick<Passages, 'wanted' | 'Figure'>) {
  return pages.map((page) => (
    <section key={page.id} id={page.id} class={rulebook.rulebookProse} aria-labelledby={`${page.id}-title`}>
      <h2 id={`${page.id}-title`}>{page.title}</h2>
      <PagePassages page={page} heading="h3" wanted={wanted} Figure={Figure} />
    </section>
  ));
}

/** A list with the words looked for marked in it; nothing if it is empty. */
export function MarkedList({ list, wanted }: { readonly list: readonly string[]; readonly wanted: string }) {
  if (list.length === 0) return null;
  return (
    <ul>
      {list.map((said) => (
        <li key={said}>
          <Marked said={said} wanted={wanted} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence with the words looked for marked in it. */
export function Marked({ said, wanted }: { readonly said: string; readonly wanted: string }) {
  return (
    <>
      {marked(said, wanted).map((piece, index) =>
        index % 2 === 0 ? piece : <mark key={index}>{piece}</mark>,
      )}
    </>
  );
}
