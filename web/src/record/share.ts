/** What is given to others: a link, or words where no link leads to it. */
export type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string });

/** What became of it: given to the device, on the clipboard, or neither. */
export type Sharing = 'sent' | 'copied' | 'refused';

/** The parts of a browser that this needs. Pages without encryption have neither. */
export interface Sharer {
  readonly share?: ((shared: Shared) => Promise<void>) | undefined;
  readonly clipboard?: { writeText(words: string): Promise<void> };
}

export function wordsOf(shared: Shared): string {
  return 'url' in shared ? shared.url : shared.text;
}

/** Gives something to the device to send on; where it cannot, copies it. */
export async function share(shared: Shared, browser: Sharer): Promise<Sharing> {
  if (browser.share !== undefined) {
    try {
      await browser.share(shared);
      return 'sent';
    } catch (reason) {
      // The person has closed what the device offered.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'sent';
    }
  }
  const copied = await browser.clipboard?.writeText(wordsOf(shared)).then(
    () => true,
    () => false,
  );
  return copied === true ? 'copied' : 'refused';
}
