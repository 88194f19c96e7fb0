import type { ComponentType, VNode } from 'preact';
import { GAMES, manifestOf } from '../games/registry.ts';
import { currentLanguage } from '../i18n/translate.ts';
import { route, useArrival } from '../platform/navigation.ts';
import { lazy } from '../ui/lazy.tsx';
import '../storage/settings.ts';

const HomePage = lazyPage(async () => (await import('../pages/home/home-page.tsx')).HomePage);
const LocalPage = lazyPage(async () => (await import('../pages/table/local-page.tsx')).LocalPage);
const OnlinePage = lazyPage(async () => (await import('../pages/table/online-page.tsx')).OnlinePage);
const LearnPage = lazyPage(async () => (await import('../pages/learn/learn-page.tsx')).LearnPage);
const RulesPage = lazyPage(async () => (await import('../pages/rulebook/rules-page.tsx')).RulesPage);
const SummaryPage = lazyPage(async () => (await import('../pages/rulebook/summary-page.tsx')).SummaryPage);
const ReplayPage = lazyPage(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage);
const ShelfPage = lazyPage(async () => (await import('../pages/shelf/shelf-page.tsx')).ShelfPage);
const ClaimPage = lazyPage(async () => (await import('../pages/plain/claim-page.tsx')).ClaimPage);
const CreditsPage = lazyPage(async () => (await import('../pages/plain/credits-page.tsx')).CreditsPage);
const NowherePage = lazyPage(async () => (await import('../pages/plain/nowhere-page.tsx')).NowherePage);

// The home page comes together with the texts, not after them.
if (route.peek().page === 'home') void import('../pages/home/home-page.tsx').catch(() => null);

/** The page that the address names. */
export function App(): VNode | null {
  // Without a language there are no texts to render.
  if (currentLanguage() === null) return null;
  const where = route.value;
  switch (where.page) {
    case 'home':
      return <HomePage />;
    case 'here':
      return <LocalPage key={where.id} id={where.id} />;
    case 'table':
      return <OnlinePage key={where.id} id={where.id} />;
    case 'learn':
      return <LearnPage lesson={where.lesson} />;
    case 'rules':
      return isKnown(where.game) ? (
        <RulesPage game={where.game ?? GAMES[0].profile.id} clause={where.clause} />
      ) : (
        <NowherePage />
      );
    case 'summary':
      return isKnown(where.game) ? <SummaryPage game={where.game} /> : <NowherePage />;
    case 'replay':
      return <ReplayPage key={`${where.from} ${where.id}`} from={where.from} id={where.id} />;
    case 'shelf':
      return manifestOf(where.game)?.shelf === undefined ? <NowherePage /> : <ShelfPage game={where.game} />;
    case 'claim':
      return <ClaimPage token={where.token} />;
    case 'credits':
      return <CreditsPage />;
    case 'nowhere':
      return <NowherePage />;
  }
}

/** Whether an address names a game of this page, or none. */
function isKnown(game: string | null): boolean {
  return game === null || manifestOf(game) !== undefined;
}

function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    const Page = await load();
    return function Arrived(props: P) {
      useArrival();
      return <Page {...props} />;
    };
  });
}
