import { useTranslation } from 'react-i18next';
import { Badge } from '../kit/ui/marks/badge';
import type { PresentedPost } from './presenters';

const icons = {
  free: undefined,
  token: 'lock',
  fanClub: 'crown',
  tokenOrFanclub: 'key-round',
} as const;

/** Says who sees a post, and for how many tokens. */
export function AccessBadge({
  post: { accessType, unlockPrice },
}: {
  post: Pick<PresentedPost, 'accessType' | 'unlockPrice'>;
}) {
  const { t } = useTranslation('own-posts');
  const icon = icons[accessType];
  return (
    <Badge kind={accessType === 'fanClub' ? 'premium' : 'plain'} {...(icon && { icon })}>
      {t(`access.${accessType}`, { count: unlockPrice ?? 0 })}
    </Badge>
  );
}
