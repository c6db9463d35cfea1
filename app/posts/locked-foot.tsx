import { useSite } from '../kit/site/use-site';
import { LockActions } from './lock-actions';
import { lockOf } from './lock-of';
import { LockLine } from './lock-overlay';
import { waysOf } from './lock-ways';
import type { Post, PostAsset } from './presenters/post-for-fan';

interface LockedFootProps {
  post: Post;
  /** The first locked asset. */
  asset: PostAsset;
  /** True if the character's name is shown, because posts of several characters are listed together. */
  isNamed: boolean;
  onUnlocked(post: Post): void;
}

/** The bottom of a locked card: the character, the price and the ways to unlock it. */
export function LockedFoot({ post, asset, isNamed, onUnlocked }: LockedFootProps) {
  const isMember = useSite().viewer.kind === 'member';
  const lock = lockOf(post, asset);
  const ways = waysOf(post, asset, { lock, isMember });
  return (
    <div className="relative isolate flex flex-col items-center gap-2 text-center">
      {/* The visible photos of an album may be bright. */}
      <span className="from-ink via-ink/60 absolute -inset-x-2.5 -top-10 -bottom-2.5 -z-10 bg-linear-to-t to-transparent md:-inset-x-4 md:-bottom-4" />
      <div className="w-full drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">
        {isNamed && (
          <p className="truncate text-[0.84375rem]/5 font-[560] md:text-[0.9375rem]/5.5">
            {post.characterMeta.characterName}
          </p>
        )}
        <p className="text-[0.78125rem]/4.5 group-has-[[role=alert]]/card:hidden">
          {/* A card shows one price: that of the whole post, if it has one. */}
          <LockLine post={post} asset={post.priceNow === null ? asset : undefined} lock={lock} />
        </p>
      </div>
      {ways.length > 0 && (
        <div className="pointer-events-auto w-full">
          <LockActions
            post={post}
            asset={asset}
            lock={lock}
            ways={ways}
            look="card"
            onUnlocked={onUnlocked}
          />
        </div>
      )}
    </div>
  );
}
