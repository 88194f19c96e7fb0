import { t } from '../../i18n/translate.ts';
import type { Company } from '../../table/company.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './gathering.module.css';
import { gameOf } from './seat-actions.ts';

/** What is played here, at whose table, how long it takes and who is there. */
export function Invitation({ company }: { readonly company: Company }) {
  const { door, profile } = gameOf(company);
  const { seats, setting } = company.card.value;
  const free = seats.filter((sitter) => sitter === null).length;
  return (
    <section class={styles.invitation} aria-label={t('gathering.what')}>
      <span class={styles.invitationPicture} aria-hidden="true">
        <door.Picture />
      </span>
      <div>
        <h2>{titleOf(company)}</h2>
        <p>{t(door.about)}</p>
        <p class={styles.invitationFacts}>
          {t('gathering.seats-of', { game: profile.title, count: setting.seats })}
          {free > 0 && ` · ${t('gathering.free-count', { count: free })}`}
          {door.length !== undefined && ` · ${t(door.length)}`}
        </p>
        <Here company={company} />
      </div>
    </section>
  );
}

/** A guest is invited by the host, by name if the host sits; the host reads what the table is for. */
function titleOf({ card, isHost, seat }: Company): string {
  const { host, seats, setting } = card.value;
  const game = gameOf({ card }).profile.title;
  if (isHost.value || seat.value !== null) return t('gathering.table-of', { game });
  const name = host === null ? undefined : seats[host]?.name;
  if (name === undefined) return t('gathering.invited', { game });
  return t(setting.isPublic ? 'gathering.table-of-host' : 'gathering.invited-by', { game, name });
}

/** The people who are connected now. */
function Here({ company }: { readonly company: Company }) {
  const { seats } = company.card.value;
  const names = company.present.value.flatMap((seat) => seats[seat]?.name ?? []);
  const count = company.watchers.value;
  return (
    <p class={styles.invitationHere} role="status">
      <Icon name="eye" />
      {names.length > 0 ? t('gathering.here', { names: names.join(', ') }) : t('gathering.here-nobody')}
      {count > 0 && ` · ${t('gathering.looking-on', { count })}`}
    </p>
  );
}
