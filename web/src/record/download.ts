/** Hands a file to whoever is at the page. */
export function download(name: string, words: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([words], { type: 'application/jsonl' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
