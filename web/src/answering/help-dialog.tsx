import { t } from '../i18n/translate.ts';
import { Dialog } from '../shell/dialog.tsx';
import './help-dialog.css';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1', '…', '9'], 'asking.key-digit'],
  [['←', '↑', '→', '↓'], 'asking.key-arrows'],
  [['Enter'], 'asking.key-enter'],
  [['Esc'], 'asking.key-escape'],
  [['u'], 'asking.key-undo'],
  [['h'], 'asking.key-hint'],
  [['/'], 'asking.key-write'],
  [['d'], 'asking.key-sheet'],
  [['?'], 'asking.key-help'],
];

/** The keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('asking.keys-title')} onClose={onClose}>
      <dl class="key-list">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
