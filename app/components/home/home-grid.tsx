import { useTranslation } from 'react-i18next';
import type { CharacterCard } from '~/domain/characters/schema';
import type { FeedTab } from '~/domain/feeds/schema';
import { CharacterGrid } from '../characters/character-grid';
import { EmptyFeed } from '../explorer/empty-feed';
import { ButtonLink } from '../ui/button';

interface HomeGridProps {
  tab: FeedTab;
  characters: CharacterCard[];
  /** Whose pictures stand where a feed is empty. */
  others: CharacterCard[];
}

/** The characters of a feed, or why there are none and what to do about it. */
export function HomeGrid({ tab, characters, others }: HomeGridProps) {
  const { t } = useTranslation('posts');
  if (characters.length > 0) return <CharacterGrid characters={characters} />;
  return (
    <EmptyFeed
      tab={tab}
      pictures={others.slice(0, 3).map(({ media }) => media.card)}
      action={
        <ButtonLink to="/characters" kind="outline">
          {t('hottest.empty-action')}
        </ButtonLink>
      }
    />
  );
}
