import type { Source } from '@vigilia/kernel';

/** What a clause bears that is not simply printed: the mark beside its id, and what that mark means. */
export const MARKS: Readonly<Record<Exclude<Source, 'printed'>, { mark: string; meaning: string }>> = {
  ours: { mark: 'rules.ours', meaning: 'rules.ours-means' },
  'partly-ours': { mark: 'rules.partly-ours', meaning: 'rules.partly-ours-means' },
  editions: { mark: 'rules.editions', meaning: 'rules.editions-means' },
  public: { mark: 'rules.public', meaning: 'rules.public-means' },
};

/** The key of a clause's mark; null where it is printed. */
export function markOf(source: Source | undefined): string | null {
  return source === undefined || source === 'printed' ? null : MARKS[source].mark;
}
