import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { firstName } from '~/domain/characters/first-name';
import { listCollections } from '~/domain/chat/gallery/list-collections';
import { listGallery } from '~/domain/chat/gallery/list-gallery';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { UnlockedGrid } from '../../chat/gallery/unlocked-grid';
import { presentGalleryEntry } from '../../chat/presenters/gallery-entry-for-fan';
import { useInfiniteScroll } from '../../kit/forms/use-infinite-scroll';
import { translatorOf } from '../../kit/i18n/translator.server';
import { ModalLink } from '../../kit/modals/modal-link';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { EmptyState } from '../../kit/ui/feedback/empty-state';
import { Icon } from '../../kit/ui/icons/icon';
import { MyAiTabs } from '../../made-characters/my-ai-tabs';
import { PictureFilters } from '../../pictures/picture-filters';
import { picturesListHref } from '../../pictures/picture-hrefs';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** A multiple of 3 and 6, so that no width leaves an incomplete last row. */
const atOnce = 24;
/** The maximum number of characters named above the pictures. */
const mostNamed = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain, postMedia } = context;
  const query = new URL(request.url).searchParams;
  const [t, viewer, collections] = await Promise.all([
    translatorOf(context),
    findPostViewer(domain, context.viewer),
    listCollections(domain, userId, { limit: mostNamed, source: 'character_image' }),
  ]);
  const of = collections.find(({ character }) => character.slug === query.get('of'))?.character;
  const isOldestFirst = query.get('sortBy') === 'oldest';
  const page = await listGallery(
    domain,
    { ...viewer, userId },
    {
      tab: 'Unlocked',
      source: 'character_image',
      characterId: of?.id,
      order: isOldestFirst ? 'asc' : 'desc',
      limit: atOnce,
      cursor: query.get('cursor') ?? undefined,
    },
  );
  return {
    page: { title: t('pictures:list') },
    found: {
      items: page.items.map((entry) => presentGalleryEntry(entry, postMedia)),
      nextCursor: page.nextCursor,
    },
    filter: { of: of?.slug ?? null, isOldestFirst },
    people: collections.map(({ character, count }) => ({
      slug: character.slug,
      name: firstName(character.name),
      count,
    })),
    now: domain.now().toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PicturesPage() {
  const { t } = useTranslation('pictures');
  const { found, filter, people, now } = useLoaderData<typeof loader>();
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (cursor) => picturesListHref(filter, cursor),
    name: picturesListHref(filter),
  });
  return (
    <div className="mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8">
      <div className="flex items-center justify-between gap-4 pt-2 pb-2">
        <h1 className="type-h1">{t('create:my-ai')}</h1>
        <ModalLink
          modal="generateImageChooseCharacter"
          className={buttonClass({ size: 'small' }, 'h-11')}
        >
          <Icon name="plus" size={18} />
          {t('make-one')}
        </ModalLink>
      </div>
      <MyAiTabs chosen="pictures" />
      {items.length > 0 && <PictureFilters filter={filter} people={people} />}
      {items.length > 0 ? (
        <div className="@container">
          <UnlockedGrid entries={items} name={null} now={now} />
        </div>
      ) : (
        <EmptyState
          pictures={[]}
          title={t('none-title')}
          actions={
            <ModalLink modal="generateImageChooseCharacter" className={buttonClass({})}>
              {t('make-one')}
            </ModalLink>
          }
        >
          {t('none-text')}
        </EmptyState>
      )}
      <MoreLink {...next} onFollow={loadMore} />
    </div>
  );
}
