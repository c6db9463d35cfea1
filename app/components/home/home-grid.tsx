import { useTranslation } from 'react-i18next';
import type { CharacterCard } from '~/domain/characters/schema';
import type { FeedTab } from '~/domain/feeds/schema';
import { ModalLink } from '../../modals/modal-link';
import { CharacterGrid } from '../characters/character-grid';
import { useSite } from '../shell/use-site';
import { ButtonLink } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { EmptyState } from '../ui/empty-state';

interface HomeGridProps {
  tab: FeedTab;
  characters: CharacterCard[];
  /** Whose pictures stand where a feed is empty. */
  others: CharacterCard[];
}

/** The characters of a feed, or why there are none and what to do about it. */
export function HomeGrid({ tab, characters, others }: HomeGridProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  if (characters.length > 0) return <CharacterGrid characters={characters} />;
  const isFollowing = tab === 'following';
  const isVisitor = viewer.kind !== 'member';
  return (
    <EmptyState
      pictures={others.slice(0, 3).map(({ media }) => media.card)}
      title={t('explorer.empty-title')}
      actions={
        isFollowing && isVisitor ? (
          <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light' })}>
            {t('unlock.sign-up')}
          </ModalLink>
        ) : (
          <ButtonLink to="/characters" kind="outline">
            {t('hottest.empty-action')}
          </ButtonLink>
        )
      }
    >
      {t(
        isFollowing
          ? isVisitor
            ? 'explorer.empty-visitor'
            : 'explorer.empty-following'
          : 'explorer.empty-text',
      )}
    </EmptyState>
  );
}
