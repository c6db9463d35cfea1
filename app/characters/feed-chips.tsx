import { useTranslation } from 'react-i18next';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import type { Feed } from './feeds';

interface FeedChipsProps {
  feeds: readonly [Feed, ...Feed[]];
  chosen: string;
  /** The search, kept in the address of every chip. */
  search?: string;
}

export function FeedChips({ feeds, chosen, search }: FeedChipsProps) {
  const { t } = useTranslation('characters');
  const [first] = feeds;
  return (
    <nav
      aria-label={t('feed.label')}
      className="scroll-row -mx-4 gap-2 px-4 md:mx-0 md:flex-wrap md:px-0"
    >
      {feeds.map(({ name }) => (
        <ChipLink
          key={name}
          to={{ search: chipSearch(name === first.name ? undefined : name, search) }}
          isChosen={name === chosen}
          preventScrollReset
        >
          {t(`feed.${name}`)}
        </ChipLink>
      ))}
    </nav>
  );
}

function chipSearch(feed: string | undefined, search: string | undefined): string {
  const params = new URLSearchParams();
  if (feed) params.set('feed', feed);
  if (search) params.set('search', search);
  return params.toString();
}
