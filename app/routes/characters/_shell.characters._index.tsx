import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CharacterGrid } from '../../characters/character-grid';
import { CharacterRow } from '../../characters/character-row';
import { EmptyBrowse } from '../../characters/empty-browse';
import { FeedChips } from '../../characters/feed-chips';
import { browseFeeds, findFeed } from '../../characters/feeds';
import { browseCharacters } from './browse-characters.server';
import { namedTags } from '../../characters/server/named-tags.server';
import { visitSeed } from '../../characters/server/visit-seed.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { SearchForm } from '../../kit/shell/search-form';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { fieldClass } from '../../kit/ui/fields/text-field';
import { useInfiniteScroll } from '../../kit/forms/use-infinite-scroll';
import { translatorOf } from '../../kit/i18n/translator.server';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const { seed, headers } = await visitSeed(request, context);
  const feed = findFeed(browseFeeds, params.get('feed'));
  const search = cleanWords(params.get('search') ?? '').slice(0, 60);
  const cursor = params.get('cursor') ?? undefined;
  const t = await translatorOf(context);
  const tags = namedTags(search, t);
  const { section } = feed;
  const browsed = await browseCharacters(context, { section, seed, cursor, search, tags });
  return data(
    {
      page: {
        title: t('characters:browse.title'),
        description: t('characters:browse.description'),
      },
      feed: feed.name,
      search,
      cursor: cursor ?? null,
      ...browsed,
    },
    { headers },
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function BrowsePage() {
  const { t } = useTranslation('characters');
  const { feed, search, cursor, found, others } = useLoaderData<typeof loader>();
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (nextCursor) => browseHref({ feed, search, cursor: nextCursor }),
    name: [feed, search, cursor].join('\n'),
  });
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-4">{t('browse.title')}</h1>
      <SearchForm
        action="/characters"
        label={t('browse.search')}
        search={search}
        kept={{ feed: feed === 'all' ? null : feed }}
        isLive
        className="md:hidden"
        fieldClassName={fieldClass(false)}
      />
      <div className="mt-4 mb-5">
        <FeedChips feeds={browseFeeds} chosen={feed} search={search} />
      </div>
      <p role="status" className="sr-only">
        {t('browse.found', { count: items.length })}
      </p>
      {items.length > 0 ? (
        <CharacterGrid characters={items} eager={4} />
      ) : (
        <EmptyBrowse
          feed={feed}
          search={search}
          pictures={others.slice(0, 3).map(({ media }) => media.card)}
        />
      )}
      <MoreLink {...next} onFollow={loadMore} />
      <CharacterRow
        id="suggested"
        title={t('browse.suggested')}
        more={{ to: '/characters', label: t('browse.see-more') }}
        characters={others}
      />
      <Footer />
    </div>
  );
}

function browseHref(page: { feed: string; search: string; cursor: string }): string {
  const params = new URLSearchParams();
  if (page.feed !== 'all') params.set('feed', page.feed);
  if (page.search) params.set('search', page.search);
  params.set('cursor', page.cursor);
  return `/characters?${params}`;
}
