import { marked } from './search.ts';

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
