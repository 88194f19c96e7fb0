import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';

interface Props extends DraftProps {
  /** The id of what is read aloud with the button. */
  readonly about: string;
  readonly onPress: () => void;
}

/** The only way past a page that has the board to itself. */
export function GoOn({ draft, about, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      aria-describedby={about}
      onClick={onPress}
      onKeyDown={(pressed) => {
        // The key that confirmed the last answer may still be held down.
        if (pressed.repeat) pressed.preventDefault();
      }}
    >
      {say(draft, 'obituary.go-on')}
    </button>
  );
}
