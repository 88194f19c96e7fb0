import { text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/translate.ts';
import { useTitle } from '../../shell/title.ts';
import type { Desk } from '../answer-draft.ts';
import { Absence } from './absence.tsx';
import { Again } from './again.tsx';
import { Alarm } from './alarm.tsx';
import { Bar } from './bar.tsx';
import { Consent } from './consent.tsx';
import { Curtain } from './curtain.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Lent } from './lent.tsx';
import { Live } from './live.tsx';
import { Recap } from './recap.tsx';
import { RulesVersion } from './rules-version.tsx';
import { Wake } from './wake.tsx';
import { Watching } from './watching.tsx';
import './table-frame.css';

interface TableFrameProps {
  readonly desk: Desk;
  readonly children: ComponentChildren;
}

/** What surrounds every board: the bar, consent, absence, the recap, the curtain, what is read aloud. */
export function TableFrame({ desk, children }: TableFrameProps) {
  const { table } = desk;
  const behind = table.curtain.value;
  useKeptFocus();
  useTitle(titleOf(desk));
  if (behind !== null) return <Curtain desk={desk} seat={behind} />;
  const { company } = table;
  return (
    <div class="frame">
      <Bar desk={desk} />
      {company !== null && (
        <div class="frame-bands">
          <Alarm company={company} />
          <Watching desk={desk} company={company} />
        </div>
      )}
      <main id="main" class="frame-board" tabIndex={-1}>
        {children}
      </main>
      <aside class="frame-notices" aria-label={t('frame.notices')}>
        <div class="frame-settle" aria-live="polite">
          <RulesVersion desk={desk} />
          <Wake desk={desk} />
          {company !== null && (
            <>
              <Lent desk={desk} company={company} />
              <Consent desk={desk} company={company} />
              <Absence desk={desk} company={company} />
              <Again company={company} />
            </>
          )}
        </div>
        {table.where !== 'replay' && <Recap desk={desk} />}
      </aside>
      <Live desk={desk} />
    </div>
  );
}

function titleOf(desk: Desk): string {
  const { curtain, game } = desk.table;
  if (curtain.value !== null) return desk.say(text('frame.pass-screen', { seat: curtain.value }));
  return desk.ask.value === null ? game : t('frame.title-mine', { game });
}
