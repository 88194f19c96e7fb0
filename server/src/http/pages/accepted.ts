/** What a header like `Accept-Language` names, in small letters, the best liked first. */
export function accepted(header: string | undefined): string[] {
  const named = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = Number(rest.find((word) => word.startsWith('q='))?.slice(2) ?? 1);
    return weight > 0 ? { name, weight } : [];
  });
  return named.toSorted((one, other) => other.weight - one.weight).map(({ name }) => name);
}
