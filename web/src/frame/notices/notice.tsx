import type { ComponentChildren } from 'preact';
import './notice.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A question or message about the table above the board. It can be folded away. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <details class="notice" data-popover="inside" open>
      <summary>{title}</summary>
      <div class="notice-inside">{children}</div>
    </details>
  );
}
