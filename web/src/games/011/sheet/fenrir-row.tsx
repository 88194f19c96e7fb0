import { chanceOfFenrir, type View } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import { currentLanguage, t } from '../../../i18n/translate.ts';
import { percentOf } from './percent.ts';

/** How likely each player is Fenrir; nothing before Fenrir wakes, or where he never does. */
export function FenrirRow({ view }: { readonly view: View }) {
  const chances = view.players.map((_, seat) => chanceFor(view, seat));
  if (chances.every((chance) => chance === 0)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('sheet.fenrir')}</th>
        <td />
        <td />
        {chances.map((chance, seat) => (
          <td key={seat} class="sheet-chance">
            {percentOf(chance, currentLanguage() ?? 'en')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Everybody knows what they are themselves. */
function chanceFor(view: View, seat: Seat): number {
  if (seat !== view.viewer || view.own === null) return chanceOfFenrir(view, seat);
  return view.own.role === 'fenrir' ? 1 : 0;
}
