import { useTranslation } from 'react-i18next';
import type { Post } from './presenters/post-for-fan';
import { Badge } from '../kit/ui/marks/badge';
import { clockText } from '../kit/ui/media/clock-text';
import { discountOf } from './lock-of';

interface PostBadgesProps {
  post: Post;
  /** The position of the visible photo, if nothing else shows that this is an album. */
  place?: number;
}

/**
 * Shows badges. Top left: the discount and the number of recent unlocks. Top right: a video's length or the
 * position in an album.
 */
export function PostBadges({ post, place }: PostBadgesProps) {
  const { t } = useTranslation('posts');
  const discount = discountOf(post);
  const { recentUnlocks, assets } = post;
  const [first] = assets;
  return (
    <span className="absolute inset-x-3 top-3 z-1 flex items-start justify-between gap-1.5">
      <span className="flex flex-wrap gap-1.5">
        {discount !== null && <Badge kind="discount">−{discount}%</Badge>}
        {recentUnlocks && (
          <Badge>
            {t(recentUnlocks.minutes === 60 ? 'unlocks.hour' : 'unlocks.minutes', {
              count: recentUnlocks.count,
              minutes: recentUnlocks.minutes,
            })}
          </Badge>
        )}
      </span>
      {place !== undefined ? (
        <Badge icon="images">
          <span className="sr-only">{t('pictures')} </span>
          {place + 1}/{assets.length}
        </Badge>
      ) : (
        first?.mediaType === 'video' &&
        first.durationMs !== null && (
          <Badge icon="play">
            <span className="sr-only">{t('video')} </span>
            {clockText(Math.round(first.durationMs / 1000))}
          </Badge>
        )
      )}
    </span>
  );
}
