import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '~/domain/posts/schema';
import { PreviewLoop } from '../characters/preview-loop';
import { Badge } from '../ui/badge';
import { LikeButton } from './like-button';
import { LockOverlay } from './lock-overlay';
import { lockOf } from './lock-of';
import { PostBadges } from './post-badges';
import { PostPicture } from './post-picture';

interface PostCardProps {
  post: Post;
  /** Where a press on the card leads. */
  to: string;
  /** The page it stands on, which a like without scripts comes back to. */
  here: string;
  /** Names whose post it is, where several characters' posts stand together. */
  isNamed?: boolean;
  isFirst?: boolean;
}

/** One post in a grid, with everything it can be: open, liked, bought, locked, not to be shown. */
export function PostCard({ post, to, here, isNamed = false, isFirst = false }: PostCardProps) {
  const { t } = useTranslation('posts');
  const { characterMeta, assets, accessType, textContent } = post;
  const [asset] = assets;
  const lock = lockOf(post);
  const isBought = lock === 'none' && accessType !== 'free' && asset?.isFree === false;
  return (
    <article className="group near-only rounded-card bg-raised shadow-card after:rounded-card after:border-line relative aspect-4/5 overflow-hidden after:pointer-events-none after:absolute after:inset-0 after:border">
      <Link to={to} className="rounded-card absolute inset-0 block overflow-hidden">
        <PostPicture
          asset={asset}
          alt=""
          sizes="(max-width: 767px) 50vw, 260px"
          isFirst={isFirst}
          className="ease-settle absolute inset-0 size-full transition-transform duration-300 group-hover:scale-104"
        />
        {lock === 'none' && asset?.mediaType === 'video' && (
          <PreviewLoop src={asset.assetUrl} poster={asset.firstFrameUrl} />
        )}
        <span className="media-foot absolute inset-x-0 bottom-0 h-1/2" />
        <span className="sr-only">
          {t('of', { name: characterMeta.characterName })} {textContent}
        </span>
        <LockOverlay post={post} lock={lock} />
        <PostBadges post={post} />
      </Link>
      <div className="pointer-events-none absolute inset-x-3.5 bottom-2 flex items-end justify-between gap-2">
        <div className="min-w-0">
          {isNamed && (
            <p className="truncate text-[13px]/5 font-[540] drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">
              {characterMeta.characterName}
            </p>
          )}
          {lock === 'none' && (
            <div className="pointer-events-auto">
              <LikeButton post={post} redirectTo={here} look="card" />
            </div>
          )}
        </div>
        {isBought && (
          <span className="mb-1.5">
            <Badge icon="lock-open">{t('yours')}</Badge>
          </span>
        )}
      </div>
    </article>
  );
}
