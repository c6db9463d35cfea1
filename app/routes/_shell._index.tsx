import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { personOf } from '~/domain/viewers/person-of';
import { listLatestPurchases } from '~/domain/billing/latest-purchases';
import { getHomeSections } from '~/domain/characters/get-home-sections';
import { listFeedCharacters } from '~/domain/feeds/list-feed-characters';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { presentCard } from '../characters/presenters/character-for-fan';
import { CharacterRow } from '../characters/character-row';
import { Hero } from '../characters/hero';
import { JoinNudge } from '../characters/join-nudge';
import { VoiceSection } from '../characters/voice-section';
import { smallCards } from '../characters/server/small-cards.server';
import { visitSeed } from '../characters/server/visit-seed.server';
import { BelowFirstScreen, HydrateLater } from '../ui/hydrate-later';
import { findFeedTab } from '../explorer/feed-tabs';
import { HomeGrid } from '../home/home-grid';
import { HomeTabs } from '../home/home-tabs';
import { RunningLine } from '../home/running-line';
import { HottestPosts } from '../posts/hottest-posts';
import { readFeatured } from '../posts/server/read-featured.server';
import { readStoryTray } from '../stories/server/read-stories.server';
import { StoryTray } from '../stories/story-tray';
import { Footer } from '../shell/footer';
import { pageMeta } from '../shell/page-meta';
import { StructuredData } from '../shell/structured-data';
import { siteJsonLd } from '../shell/json-ld';
import { useSite } from '../shell/use-site';
import { translatorOf } from '../i18n/translator.server';

export { loadListPage as clientLoader } from '../forms/load-list-page';
export { ignorePostChanges as shouldRevalidate } from '../posts/ignore-post-changes';

/** Of each stream of featured posts: six in all. */
const hottestOfEach = 2;
/** Cards of the grid under the chips. */
const gridSize = 10;
/** Cards of a row, and of the one that asks to pick up the phone. */
const rowSize = 5;
const voicesShown = 3;
/** Pictures where a feed is empty. */
const othersShown = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain, mediaAddress } = context;
  const { seed, headers } = await visitSeed(request, context);
  const search = new URL(request.url).searchParams;
  const tab = findFeedTab(search.get('feed'));
  const cursor = search.get('cursor') ?? undefined;
  const viewer = await findPostViewer(domain, context.viewer);
  const [t, sections, rings, hottest, purchases, found] = await Promise.all([
    translatorOf(context),
    getHomeSections(domain, { seed }),
    readStoryTray(context),
    readFeatured(context, viewer, { seed, isAnime: false, ofEachStream: hottestOfEach }),
    listLatestPurchases(),
    listFeedCharacters(domain, {
      tab,
      seed,
      limit: gridSize,
      cursor,
      userId: viewer.userId,
      person: personOf(context.viewer),
    }),
  ]);
  const small = smallCards(mediaAddress);
  return data(
    {
      page: {
        title: t('characters:home.title'),
        description: t('characters:home.description'),
      },
      tab,
      cursor: cursor ?? null,
      found: { ...found, items: small(found.items) },
      others: found.items.length > 0 ? [] : small(sections.featured.slice(0, othersShown)),
      hero: sections.hero && presentCard(sections.hero, mediaAddress),
      callable: small(sections.callable.slice(0, voicesShown)),
      verified: small(sections.verified.slice(0, rowSize)),
      anime: small(sections.anime.slice(0, rowSize)),
      rings,
      hottest: hottest.items,
      purchases,
    },
    { headers },
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function HomePage() {
  const { t } = useTranslation('characters');
  const { tab, cursor, found, others, hero, callable, verified, anime, rings, hottest, purchases } =
    useLoaderData<typeof loader>();
  const { product } = useSite();
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <StructuredData thing={siteJsonLd(product)} />
      <StoryTray rings={rings} />
      {hero ? <Hero character={hero} /> : <h1 className="type-h1 py-6">{t('home.title')}</h1>}
      <section aria-label={t('feed.title')} className="md:mt-6">
        <div className="mb-4">
          <HomeTabs chosen={tab} />
        </div>
        <HydrateLater>
          <HomeGrid tab={tab} cursor={cursor} found={found} others={others} />
        </HydrateLater>
      </section>
      <HydrateLater>
        <RunningLine first={purchases} />
      </HydrateLater>
      <BelowFirstScreen height={420}>
        <VoiceSection characters={callable} />
      </BelowFirstScreen>
      <BelowFirstScreen height={900}>
        <HottestPosts posts={hottest} />
      </BelowFirstScreen>
      <BelowFirstScreen height={380}>
        <CharacterRow
          id="verified-models"
          title={t('section.verified')}
          more={{ to: '/characters?feed=verified', label: t('section.all-verified') }}
          characters={verified}
        />
      </BelowFirstScreen>
      <BelowFirstScreen height={520}>
        <JoinNudge />
        <CharacterRow
          id="anime-models"
          title={t('section.anime')}
          more={{ to: '/characters?feed=anime', label: t('section.all-anime') }}
          characters={anime}
        />
      </BelowFirstScreen>
      <BelowFirstScreen height={320}>
        <Footer />
      </BelowFirstScreen>
    </div>
  );
}
