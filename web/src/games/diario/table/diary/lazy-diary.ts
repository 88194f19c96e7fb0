import { lazy } from '../../../../ui/lazy.tsx';

/** The Diary, whose writer is fetched when it is first opened. */
export const Diary = lazy(async () => (await import('./diary.tsx')).Diary, null);
