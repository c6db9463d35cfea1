import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CharacterRow } from '../../characters/character-row';
import { Hero } from '../../characters/hero';
import { JoinNudge } from '../../characters/join-nudge';
import { VoiceSection } from '../../characters/voice-section';
import { visitSeed } from '../../characters/server/visit-seed.server';
import { BelowFirstScreen, HydrateLater } from '../../kit/ui/behaviour/hydrate-later';
import { findFeedTab } from '../../explorer/feed-tabs';
import { HomeGrid } from '../../home/home-grid';
import { readHome } from './read-home.server';
import { HomeTabs } from '../../home/home-tabs';
import { RunningLine } from '../../home/running-line';
import { HottestPosts } from '../../posts/hottest-posts';
import { StoryTray } from '../../stories/story-tray';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { StructuredData } from '../../kit/site/structured-data';
import { siteJsonLd } from '../../kit/site/json-ld';
import { useSite } from '../../kit/site/use-site';
import { translatorOf } from '../../kit/i18n/translator.server';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignorePostChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

/** Leads managers, whose first page is the list of their models, there. The tabs of the page stay open. */
function leadManagers(request: Request, { viewer }: LoaderFunctionArgs['context']): void {
  const isManager =
    viewer.kind === 'user' && viewer.isVerified && viewer.accountType === 'MasterCreatorUser';
  if (isManager && new URL(request.url).search === '') throw redirect('/master');
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  leadManagers(request, context);
  const { seed, headers } = await visitSeed(request, context);
  const search = new URL(request.url).searchParams;
  const tab = findFeedTab(search.get('feed'));
  const cursor = search.get('cursor') ?? undefined;
  const [t, home] = await Promise.all([
    translatorOf(context),
    readHome(context, { tab, seed, cursor }),
  ]);
  return data(
    {
      page: {
        title: t('characters:home.title'),
        description: t('characters:home.description'),
      },
      tab,
      cursor: cursor ?? null,
      ...home,
    },
    { headers },
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function HomePage() {
  const { t } = useTranslation('characters');
  const home = useLoaderData<typeof loader>();
  const { product } = useSite();
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <StructuredData thing={siteJsonLd(product)} />
      <StoryTray rings={home.rings} />
      {home.hero ? (
        <Hero character={home.hero} />
      ) : (
        <h1 className="type-h1 py-6">{t('home.title')}</h1>
      )}
      <CharacterRow
        id="own"
        title={t('home.own')}
        more={{ to: '/my-ai', label: t('home.own-more') }}
        characters={home.own}
      />
      <section aria-label={t('feed.title')} className="md:mt-6">
        <div className="mb-4">
          <HomeTabs chosen={home.tab} />
        </div>
        <HydrateLater>
          <HomeGrid tab={home.tab} cursor={home.cursor} found={home.found} others={home.others} />
        </HydrateLater>
      </section>
      <HydrateLater>
        <RunningLine first={home.purchases} />
      </HydrateLater>
      <BelowFirstScreen height={420}>
        <VoiceSection characters={home.callable} />
      </BelowFirstScreen>
      <BelowFirstScreen height={900}>
        <HottestPosts posts={home.hottest} />
      </BelowFirstScreen>
      <BelowFirstScreen height={380}>
        <CharacterRow
          id="verified-models"
          title={t('section.verified')}
          more={{ to: '/characters?feed=verified', label: t('section.all-verified') }}
          characters={home.verified}
        />
      </BelowFirstScreen>
      <BelowFirstScreen height={520}>
        <JoinNudge />
        <CharacterRow
          id="anime-models"
          title={t('section.anime')}
          more={{ to: '/characters?feed=anime', label: t('section.all-anime') }}
          characters={home.anime}
        />
      </BelowFirstScreen>
      <BelowFirstScreen height={320}>
        <Footer />
      </BelowFirstScreen>
    </div>
  );
}
