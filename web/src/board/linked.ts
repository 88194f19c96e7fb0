import type { Kinds } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { BoardParts } from './board-parts.ts';

/** Whether the address of the page names the sheet: `/table/12ab#diary` opens it. */
export function isLinked<K extends Kinds>(sheet: BoardParts<K>['sheet'], hash: string): boolean {
  return sheet !== undefined && hash === `#${sheet.name}`;
}

/** Opens the sheet from another part of the page. */
export function openSheet(name: string): void {
  location.hash = name;
}

/** Opens the sheet when the address comes to name it. A sheet that is closed leaves the address, so that it can come again. */
export function useLink<K extends Kinds>(
  sheet: BoardParts<K>['sheet'],
  { isOpen, open }: { readonly isOpen: boolean; readonly open: () => void },
): void {
  useEffect(() => {
    const follow = () => {
      if (isLinked(sheet, location.hash)) open();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  useEffect(() => {
    if (!isOpen && isLinked(sheet, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
  }, [isOpen]);
}
