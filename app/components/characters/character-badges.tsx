import { useTranslation } from 'react-i18next';
import type { CharacterCard } from '~/domain/characters/schema';
import { Badge } from '../ui/badge';

interface CharacterBadgesProps {
  character: Pick<CharacterCard, 'badge' | 'isLive'>;
}

/** At most two, the live one first. */
export function CharacterBadges({ character: { badge, isLive } }: CharacterBadgesProps) {
  const { t } = useTranslation('characters');
  return (
    <>
      {isLive && <Badge kind="live">{t('badge.live')}</Badge>}
      {badge === 'Hot' && (
        <Badge kind="hot" icon="flame">
          {t('badge.hot')}
        </Badge>
      )}
      {badge === 'New' && <Badge kind="new">{t('badge.new')}</Badge>}
      {badge === 'Premium' && (
        <Badge kind="premium" icon="gem">
          {t('badge.premium')}
        </Badge>
      )}
    </>
  );
}
