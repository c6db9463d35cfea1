import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { fromDecimal, formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { Badge } from '../kit/ui/marks/badge';
import { Portrait } from '../kit/ui/media/portrait';
import { AccessBadge } from './access-badge';
import { ownPostHref } from './post-hrefs';
import type { PresentedPost } from './presenters';

const dayFormat = { day: 'numeric', month: 'long' } as const;

/** A post or draft in its creator's list: a row on phones, a card otherwise. It leads to its page. */
export function PostCard({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const name = post.caption === '' ? t('no-caption') : post.caption;
  const count = post.assets.filter(({ assetUrl }) => assetUrl !== null).length;
  return (
    <article className="border-line-2 bg-card max-md:border-line md:rounded-card relative flex h-full gap-3.5 overflow-hidden max-md:border-b max-md:py-3 max-md:last:border-b-0 md:flex-col md:gap-0 md:border">
      <div className="relative shrink-0 overflow-hidden max-md:h-19 max-md:w-15 md:aspect-10/11">
        <Portrait src={post.imageUrl} alt="" className="max-md:rounded-small size-full" />
        {count > 1 && (
          <span className="absolute max-md:end-1 max-md:bottom-1 md:start-3 md:top-3">
            <Badge>
              <Icon name="images" size={14} />
              {count}
            </Badge>
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 md:p-3.5">
        <h2 className="truncate pe-9 text-[0.9375rem]/6 font-[560] md:pe-0">
          <Link
            lang={post.caption === '' ? undefined : ''}
            to={ownPostHref(post._id)}
            aria-label={t('open', { name })}
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <AccessBadge post={post} />
          {post.likesCount !== null && (
            <span className="type-small text-fg-2 inline-flex items-center gap-1.5 tabular-nums">
              <Icon name="heart" size={16} />
              <span className="sr-only">{t('likes')}</span>
              {post.likesCount}
            </span>
          )}
        </div>
        <div className="type-small text-fg-3 mt-1.5 flex flex-wrap justify-between gap-x-3">
          <LocalTime at={post.publishedAt ?? post.createdAt} format={dayFormat} />
          <Aside post={post} />
        </div>
      </div>
    </article>
  );
}

/** Shows the earnings of a published post, or the state of a draft. */
function Aside({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const { locale } = useSite();
  if (post.assets.some(({ status }) => status === 'waiting')) return <span>{t('making')}</span>;
  if (post.publishAt !== null) return <span>{t('scheduled')}</span>;
  if (post.earned === null || post.earned === 0) return null;
  const money = formatMoney(fromDecimal(post.earned, 'USD'), locale);
  return <span className="text-fg font-[560]">{t('earned', { money })}</span>;
}
