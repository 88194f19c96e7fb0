/** Lets the browser save a file. */
export function download(name: string, content: string | Blob, type = 'application/jsonl'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
