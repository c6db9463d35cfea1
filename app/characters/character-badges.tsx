import { useTranslation } from 'react-i18next';
import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import { Badge } from '../kit/ui/marks/badge';

interface CharacterBadgesProps {
  character: Pick<FeedCharacter, 'badge' | 'isLive' | 'discountPercent'>;
}

/** Shows at most two badges: the discount, live, and else hot, new or premium. */
export function CharacterBadges({ character }: CharacterBadgesProps) {
  const { isLive, discountPercent } = character;
  const isTwo = isLive && discountPercent !== undefined;
  const badge = isTwo ? 'None' : character.badge;
  const { t } = useTranslation('characters');
  return (
    <>
      {discountPercent !== undefined && <Badge kind="discount">−{discountPercent}%</Badge>}
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
