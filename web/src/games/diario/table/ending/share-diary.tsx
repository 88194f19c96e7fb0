import { useEffect } from 'preact/hooks';
import { ShareButton } from '../../../../record/share-button.tsx';
import type { DraftProps, ViewProps } from '../asked.ts';
import { say } from '../say.ts';

const writer = () => Promise.all([import('../diary/write-diary.ts'), import('../diary/diary-text.ts')]);

/** Shares the Diary: by its link if the table is on a server, and otherwise by its words. */
export function ShareDiary({ draft, view }: ViewProps) {
  // A browser takes what is ready soon after the press. Without the writer the press tries again.
  useEffect(() => void writer().catch(() => null), []);
  const text = async () => {
    const [{ writeDiary }, { diaryText }] = await writer();
    return diaryText(writeDiary(draft, view));
  };
  const content = async () => {
    const title = say(draft, 'diary.title');
    return isOnServer(draft) ? { title, url: linkToDiary() } : { title, text: await text() };
  };
  return <ShareButton label={say(draft, 'epilogue.share')} content={content} />;
}

function isOnServer({ table }: DraftProps['draft']): boolean {
  return table.where === 'online';
}

function linkToDiary(): string {
  return `${location.origin}${location.pathname}#diary`;
}
