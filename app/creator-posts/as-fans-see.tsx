import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { Badge } from '../kit/ui/marks/badge';
import { Portrait } from '../kit/ui/media/portrait';
import type { PresentedPost } from './presenters';

/** Previews a draft as fans will see it: before they pay, if it costs something, and after. */
export function AsFansSee({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const chosen = post.assets.filter(({ position }) => position !== null);
  const first = chosen.find(({ position }) => position === 0);
  if (!first) return null;
  return (
    <section aria-labelledby="as-fans">
      <h2 id="as-fans" className="mb-2 text-[0.9375rem] font-[560]">
        {t('draft.as-fans')}
      </h2>
      <div className="flex gap-3">
        {post.accessType !== 'free' && (
          <div className="rounded-card border-line-2 relative aspect-4/5 w-36 overflow-hidden border">
            <Portrait src={first.assetUrl} alt="" className="size-full scale-110 blur-xl" />
            <div className="absolute inset-0 flex flex-col items-center justify-center gap-2">
              <Icon name="lock" size={23} />
              {post.unlockPrice !== null && (
                <Badge>{t('access.token', { count: post.unlockPrice })}</Badge>
              )}
            </div>
          </div>
        )}
        <div className="rounded-card border-line-2 relative aspect-4/5 w-36 overflow-hidden border">
          <Portrait src={first.assetUrl} alt="" className="size-full" />
          {chosen.length > 1 && (
            <span className="absolute end-2 top-2">
              <Badge icon="images">{chosen.length}</Badge>
            </span>
          )}
          <span className="absolute start-2 bottom-2">
            <Badge kind="info" icon="sparkles">
              {t('draft.ai')}
            </Badge>
          </span>
        </div>
      </div>
    </section>
  );
}
