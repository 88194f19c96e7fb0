/** Random bytes in hex. This works on a page without encryption too, where `crypto.randomUUID` does not exist. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
