import './tokens.css';

const DROP = 'M8 1.5C10.5 5.2 12.5 7.5 12.5 10A4.5 4.5 0 0 1 3.5 10C3.5 7.5 5.5 5.2 8 1.5Z';
const CRATE = 'M2 4.5h12v9H2zM2 7.5h12M6 4.5l1-2.5h2l1 2.5';

interface Props {
  readonly kind: 'damage' | 'wounds';
  readonly count: number;
  /** How many of them are taken off. */
  readonly off: number;
  readonly label: string;
}

/** A pile of tokens; those taken off are struck out. */
export function Tokens({ kind, count, off, label }: Props) {
  return (
    <figure class="tokens" data-kind={kind}>
      <figcaption class="tokens-label">{label}</figcaption>
      <span class="tokens-row">
        {Array.from({ length: count }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 16 16"
            class="token"
            aria-hidden="true"
            data-off={index >= count - off ? '' : undefined}
          >
            <path d={kind === 'damage' ? CRATE : DROP} />
            {index >= count - off && <path class="token-strike" d="M2 14 14 2" />}
          </svg>
        ))}
      </span>
    </figure>
  );
}
