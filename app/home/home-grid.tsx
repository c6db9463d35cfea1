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
  /** The position in the feed at which this page starts. */
  cursor: string | null;
  found: ListPage<DrawnCard>;
  /** The characters whose pictures an empty feed shows. */
  others: DrawnCard[];
}

/** Shows the characters of a feed and a link to more, or the reason why it is empty, with a remedy. */
export function HomeGrid({ tab, cursor, found, others }: HomeGridProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const emptyFeedReason = viewer.kind === 'member' ? 'follows-nobody' : 'visitor';
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
      reason={tab === 'following' ? emptyFeedReason : 'nothing'}
      pictures={others.slice(0, 3).map(({ media }) => media.card)}
      actions={
        <ButtonLink to="/characters" kind="outline">
          {t('hottest.empty-action')}
        </ButtonLink>
      }
    />
  );
}
