import { useSignal } from '@preact/signals';
import type { Outcome } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { dayAndTime } from '../i18n/dates.ts';
import { t, translateText } from '../i18n/translate.ts';
import { type Mine, toReplay } from '../my-tables/mine.ts';
import { localOutcome } from '../my-tables/my-tables.ts';
import { gameAndCompany, resultOf } from '../my-tables/my-tables-texts.ts';
import { TableMenu } from '../my-tables/table-menu.tsx';
import { useMyTables } from '../my-tables/use-my-tables.ts';
import '../my-tables/my-tables.css';

/** My games that are over, each with a link to its replay. */
export function PastGames() {
  const { tables, isWhole, refresh } = useMyTables();
  const past = toReplay(tables);
  return (
    <section class="past-games" aria-labelledby="past-games" aria-busy={!isWhole}>
      <h2 id="past-games">{t('past.title')}</h2>
      {past.length === 0 && isWhole && <p class="my-tables-when">{t('past.none')}</p>}
      <ul class="my-tables-list">
        {past.map((game) => (
          <li key={game.id} class="my-tables-one">
            <a href={pathOf(game)}>
              <Result game={game} />
              <span class="my-tables-with">{gameAndCompany(game)}</span>
              <span class="my-tables-when">{dayAndTime(game.at)}</span>
            </a>
            {game.where === 'here' && <TableMenu id={game.id} removed={refresh} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game that cannot go on says why at its table. */
function pathOf({ isStopped, where, id }: Mine): string {
  return isStopped ? `/${where}/${id}` : `/replay/${where}/${id}`;
}

function Result({ game }: { readonly game: Mine }) {
  const outcome = useSignal<Outcome | null>(game.outcome);
  const isUnknown = game.outcome === null && game.where === 'here' && !game.isStopped;
  useEffect(() => {
    if (isUnknown)
      void localOutcome(game.id).then((found) => {
        outcome.value = found;
      });
  }, [game.id, isUnknown]);
  const words = game.isStopped
    ? t('past.stopped')
    : outcome.value === null
      ? t('past.over')
      : translateText(resultOf(game, outcome.value));
  return <span class="my-tables-standing">{words}</span>;
}
