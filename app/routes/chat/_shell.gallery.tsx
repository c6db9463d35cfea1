import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listCollections } from '~/domain/chat/gallery/list-collections';
import { listGallery } from '~/domain/chat/gallery/list-gallery';
import { firstName } from '~/domain/characters/first-name';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { requireMember } from '../../kit/session/require-member.server';
import { galleryHref } from '../../chat/gallery/gallery-place';
import { UnlockedGrid } from '../../chat/gallery/unlocked-grid';
import { presentGalleryEntry } from '../../chat/presenters/gallery-entry-for-fan';
import { isNextPageRequest } from '../../kit/forms/load-list-page';
import { translatorOf } from '../../kit/i18n/translator.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { useInfiniteScroll } from '../../kit/forms/use-infinite-scroll';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { EmptyState } from '../../kit/ui/feedback/empty-state';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** A multiple of 3 and 6, so that no width leaves an incomplete last row. */
const atOnce = 24;
/** The maximum number of characters named above the pictures. */
const mostNamed = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain, postMedia } = context;
  const url = new URL(request.url);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const viewer = { ...(await findPostViewer(domain, context.viewer)), userId };
  const [t, page, collections] = await Promise.all([
    translatorOf(context),
    listGallery(domain, viewer, { tab: 'Unlocked', limit: atOnce, cursor }),
    isNextPageRequest(url) ? [] : listCollections(domain, userId, { limit: mostNamed }),
  ]);
  return {
    page: { title: t('gallery:all') },
    found: {
      items: page.items.map((entry) => presentGalleryEntry(entry, postMedia)),
      nextCursor: page.nextCursor,
    },
    collections: collections.map(({ character, count }) => ({
      slug: character.slug,
      name: firstName(character.name),
      count,
    })),
    now: domain.now().toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CollectionPage() {
  const { t } = useTranslation('gallery');
  const { found, collections, now } = useLoaderData<typeof loader>();
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (cursor) => `/gallery?${new URLSearchParams({ cursor })}`,
    name: '/gallery',
  });
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-1">{t('all')}</h1>
      <p className="text-fg-2 mb-4">{t('all-about')}</p>
      {collections.length > 0 && (
        <nav aria-label={t('with-whom')} className="scroll-row mb-5 gap-2">
          {collections.map(({ slug, name, count }) => (
            <Link
              key={slug}
              to={galleryHref(slug, { tab: 'Unlocked' })}
              className="border-line-2 text-fg-2 hover:bg-veil hover:text-fg inline-flex h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-[0.875rem] font-[520] transition duration-120"
            >
              {name} <span className="text-fg-3 tabular-nums">{count}</span>
            </Link>
          ))}
        </nav>
      )}
      {items.length > 0 ? (
        <div className="@container">
          <UnlockedGrid entries={items} name={null} now={now} />
        </div>
      ) : (
        <EmptyState
          pictures={[]}
          title={t('none-title')}
          actions={<ButtonLink to="/chats">{t('to-chats')}</ButtonLink>}
        >
          {t('none-text')}
        </EmptyState>
      )}
      <MoreLink {...next} onFollow={loadMore} />
      <Footer />
    </div>
  );
}
