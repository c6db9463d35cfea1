import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from './presenters/post-for-fan';
import { Badge } from '../kit/ui/marks/badge';
import { CardFace } from './card-face';
import { CardSlides } from './card-slides';
import { LikeButton } from './like-button';
import { isAnyOpen } from './lock-of';
import { LockedFoot } from './locked-foot';
import { PostBadges } from './post-badges';

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
export function PostCard({
  post: loaded,
  to,
  here,
  isNamed = false,
  isFirst = false,
}: PostCardProps) {
  const { t } = useTranslation('posts');
  // What was unlocked on the card itself; the page's own news of the post come first.
  const [unlocked, setUnlocked] = useState<{ of: Post; post: Post } | null>(null);
  const post = unlocked?.of === loaded ? unlocked.post : loaded;
  const { characterMeta, assets, accessType } = post;
  const [asset] = assets;
  const isBought = accessType !== 'free' && isOpenedByViewer(assets);
  const locked = assets.find((one) => !one.isAssetAvailableForUser);
  return (
    <article className="group group/card near-only rounded-card bg-raised shadow-card after:rounded-card after:border-line relative aspect-4/5 overflow-hidden after:pointer-events-none after:absolute after:inset-0 after:border">
      {assets.length > 1 ? (
        <CardSlides post={post} to={to} isFirst={isFirst} />
      ) : (
        <Link to={to} className="rounded-card absolute inset-0 block overflow-hidden">
          <CardFace post={post} asset={asset} isFirst={isFirst} />
          <PostBadges post={post} />
        </Link>
      )}
      <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 md:inset-x-4 md:bottom-4">
        {locked && (
          <LockedFoot
            post={post}
            asset={locked}
            isNamed={isNamed}
            onUnlocked={(opened) => setUnlocked({ of: loaded, post: opened })}
          />
        )}
      </div>
      <div className="pointer-events-none absolute inset-x-3.5 bottom-2 flex items-end justify-between gap-2">
        <div className="min-w-0">
          {isNamed && !locked && (
            <p className="truncate text-[0.8125rem]/5 font-[540] drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">
              {characterMeta.characterName}
            </p>
          )}
          {isAnyOpen(post) && !locked && (
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

/** Something that is not everybody's is open to this viewer, and nothing is locked. */
const isOpenedByViewer = (assets: Post['assets']) =>
  assets.every((asset) => asset.isAssetAvailableForUser) && assets.some((asset) => !asset.isFree);
