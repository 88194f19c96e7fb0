import { PagePassages } from './passages.tsx';
import type { FoundPage } from './search.ts';

/** Pages of prose before or after the clauses. */
export function ProsePages({
  pages,
  wanted,
}: {
  readonly pages: readonly FoundPage[];
  readonly wanted: string;
}) {
  return pages.map((page) => (
    <section key={page.id} id={page.id} class="rulebook-prose" aria-labelledby={`${page.id}-title`}>
      <h2 id={`${page.id}-title`}>{page.title}</h2>
      <PagePassages page={page} heading="h3" wanted={wanted} />
    </section>
  ));
}
