/** What a file of the page holds. */
export async function fetchJson<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return (await reply.json()) as T;
}
