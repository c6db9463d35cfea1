import { useTranslation } from 'react-i18next';
import type { Post } from '~/domain/posts/schema';
import { Badge } from '../ui/badge';
import { clockText } from '../time/clock-text';
import { discountOf } from './lock-of';

/** Top left: what is off, or how many unlocked it lately. Top right: a video's length, an album's size. */
export function PostBadges({ post }: { post: Post }) {
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
      {first?.mediaType === 'video' && first.durationMs !== null ? (
        <Badge icon="play">
          <span className="sr-only">{t('video')} </span>
          {clockText(Math.round(first.durationMs / 1000))}
        </Badge>
      ) : (
        assets.length > 1 && (
          <Badge icon="images">
            <span className="sr-only">{t('pictures')} </span>
            {assets.length}
          </Badge>
        )
      )}
    </span>
  );
}
