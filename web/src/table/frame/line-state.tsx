import { t } from '../../say/voice.ts';
import type { Desk } from '../desk.ts';
import { BarIcon } from './bar-icon.tsx';

/** Says so while the line to the table is not there, and where the table is not what it was. */
export function LineState({ desk }: { readonly desk: Desk }) {
  const line = desk.table.company?.line.value ?? 'connected';
  if (desk.table.company?.isAlarmed.value === true) {
    return (
      <p class="bar-line" role="alert">
        {t('gathering.alarm')}
      </p>
    );
  }
  return (
    <p class="bar-line" role="status">
      {line !== 'connected' && (
        <>
          <BarIcon name="line" />
          {t(line === 'connecting' ? 'frame.connecting' : 'frame.lost')}
        </>
      )}
    </p>
  );
}
