import { useTranslation } from 'react-i18next';
import { CharacterRow } from '../characters/character-row';
import type { DrawnCard } from '../characters/presenters/character-for-fan';
import { ButtonLink } from '../kit/ui/buttons/button';
import { EmptyState } from '../kit/ui/feedback/empty-state';

/** Explains to a person without memberships how to join a club, and suggests creators. */
export function NoMemberships({ suggested }: { suggested: DrawnCard[] }) {
  const { t } = useTranslation('fanclubs');
  return (
    <>
      <h2 className="sr-only">{t('memberships.title')}</h2>
      <EmptyState
        pictures={suggested.slice(0, 3).map(({ media }) => media.card)}
        title={t('memberships.empty-title')}
        actions={<ButtonLink to="/characters">{t('memberships.explore')}</ButtonLink>}
      >
        {t('memberships.empty')}
      </EmptyState>
      {suggested.length > 0 && (
        <CharacterRow
          id="suggested"
          title={t('memberships.creators')}
          more={{ to: '/characters', label: t('memberships.see-more') }}
          characters={suggested}
        />
      )}
    </>
  );
}
