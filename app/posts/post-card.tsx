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
  /** The link of the card. */
  to: string;
  /** The current page, to which a like without scripts returns. */
  here: string;
  /** True if the character's name is shown, because posts of several characters are listed together. */
  isNamed?: boolean;
  isFirst?: boolean;
}

/** Shows one post in a grid in all its states: open, liked, bought, locked or not available. */
export function PostCard({
  post: loaded,
  to,
  here,
  isNamed = false,
  isFirst = false,
}: PostCardProps) {
  const { t } = useTranslation('posts');
  // The post as unlocked on this card. Newer data of the page replaces it.
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

/** Checks whether the viewer has unlocked paid content and nothing is locked. */
const isOpenedByViewer = (assets: Post['assets']) =>
  assets.every((asset) => asset.isAssetAvailableForUser) && assets.some((asset) => !asset.isFree);
