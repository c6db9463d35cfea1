import { useTranslation } from 'react-i18next';
import type { DrawnCard } from '../characters/presenters/character-for-fan';
import type { FeedTab } from '~/domain/feeds/schema';
import { CharacterGrid } from '../characters/character-grid';
import { EmptyFeed } from '../explorer/empty-feed';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { MoreLink } from '../kit/ui/buttons/more-link';
import { useInfiniteScroll, type ListPage } from '../kit/forms/use-infinite-scroll';

interface HomeGridProps {
  tab: FeedTab;
  /** Where in the feed this page begins. */
  cursor: string | null;
  found: ListPage<DrawnCard>;
  /** Whose pictures stand where a feed is empty. */
  others: DrawnCard[];
}

/** The characters of a feed and more of them, or why there are none and what to do about it. */
export function HomeGrid({ tab, cursor, found, others }: HomeGridProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const whyNobody = viewer.kind === 'member' ? 'follows-nobody' : 'visitor';
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (nextCursor) => `/?${new URLSearchParams({ feed: tab, cursor: nextCursor })}`,
    name: [tab, cursor].join('\n'),
  });
  if (items.length > 0) {
    return (
      <>
        <CharacterGrid characters={items} />
        <MoreLink {...next} onFollow={loadMore} />
      </>
    );
  }
  return (
    <EmptyFeed
      reason={tab === 'following' ? whyNobody : 'nothing'}
      pictures={others.slice(0, 3).map(({ media }) => media.card)}
      actions={
        <ButtonLink to="/characters" kind="outline">
          {t('hottest.empty-action')}
        </ButtonLink>
      }
    />
  );
}
