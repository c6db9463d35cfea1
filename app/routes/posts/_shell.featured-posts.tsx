import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { visitSeed } from '../../characters/server/visit-seed.server';
import { PostCard } from '../../posts/post-card';
import { PostGrid, PostSkeletons } from '../../posts/post-grid';
import { exploreHref } from '../../posts/post-href';
import { readPosts } from '../../posts/read-posts';
import { readFeatured } from '../../posts/server/read-featured.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { ChipLink } from '../../kit/ui/buttons/chip-link';
import { EmptyState } from '../../kit/ui/feedback/empty-state';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { useInfiniteScroll } from '../../kit/forms/use-infinite-scroll';
import { translatorOf } from '../../kit/i18n/translator.server';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignorePostChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

/** Posts from each of the three streams: a page is thirty posts, whole rows at every width. */
const ofEachStream = 10;
/** The number of placeholder cards while posts load. */
const skeletons = 6;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain } = context;
  const search = new URL(request.url).searchParams;
  const isAnime = search.get('type') === 'anime';
  const { seed, headers } = await visitSeed(request, context);
  const viewer = await findPostViewer(domain, context.viewer);
  const [found, t] = await Promise.all([
    readFeatured(context, viewer, { seed, isAnime, ofEachStream, cursors: search }),
    translatorOf(context),
  ]);
  const page = {
    title: t(isAnime ? 'posts:hottest.anime-title' : 'posts:hottest.title'),
    description: t('posts:hottest.description'),
  };
  return data({ page, isAnime, found }, { headers });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FeaturedPostsPage() {
  const { t } = useTranslation('posts');
  const { isAnime, found } = useLoaderData<typeof loader>();
  const here = featuredHref({ isAnime });
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (cursors) => featuredHref({ isAnime, cursors }),
    name: here,
    readAgain: readPosts,
  });
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-4">{t(isAnime ? 'hottest.anime-title' : 'hottest.title')}</h1>
      <nav aria-label={t('hottest.kind')} className="mb-5 flex gap-2">
        {[false, true].map((anime) => (
          <ChipLink
            key={String(anime)}
            to={featuredHref({ isAnime: anime })}
            isChosen={anime === isAnime}
          >
            {t(anime ? 'hottest.anime' : 'hottest.everybody')}
          </ChipLink>
        ))}
      </nav>
      {items.length > 0 ? (
        <PostGrid look="page">
          {items.map((post, index) => (
            <li key={post._id}>
              <PostCard
                post={post}
                to={exploreHref(post, { feedTab: 'new' })}
                here={here}
                isNamed
                isFirst={index < 4}
              />
            </li>
          ))}
          {next.isLoading && <PostSkeletons count={skeletons} />}
        </PostGrid>
      ) : (
        <EmptyState
          pictures={[]}
          title={t('hottest.empty-title')}
          actions={<ButtonLink to="/characters">{t('hottest.empty-action')}</ButtonLink>}
        >
          {t('hottest.empty-text')}
        </EmptyState>
      )}
      <MoreLink {...next} onFollow={loadMore} />
      <Footer />
    </div>
  );
}

interface Featured {
  isAnime: boolean;
  /** The query of the three streams' cursors, as `readFeatured` writes it. */
  cursors?: string;
}

/** Returns the address of the featured posts, from the beginning or from the streams' cursors. */
function featuredHref({ isAnime, cursors }: Featured): string {
  const search = new URLSearchParams(cursors);
  if (isAnime) search.set('type', 'anime');
  const text = search.toString();
  return `/featured-posts${text && `?${text}`}`;
}
