/** Bytes that nobody can guess, written in hex. It works where the page came without encryption, too. */
export function randomHex(bytes: number): string {
  const ui = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(ui, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
