import type { ComponentChildren } from 'preact';
import './notice.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Something about the table that somebody has to settle. It can be folded away, and lies above the board. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <details class="notice" open>
      <summary>{title}</summary>
      <div class="notice-inside">{children}</div>
    </details>
  );
}
