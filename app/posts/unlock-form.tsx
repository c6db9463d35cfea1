import type { Post, PostAsset } from './presenters/post-for-fan';
import { useSite } from '../kit/site/use-site';
import { PurseLine } from '../wallet/purse-line';
import { useBalance } from '../wallet/use-balance';
import { LockActions } from './lock-actions';
import type { Lock } from './lock-of';
import { waysOf } from './lock-ways';
import { UnlockRefusal, type UnlockResponse } from './unlock-refusal';

interface UnlockFormProps {
  post: Post;
  /** The locked asset. */
  asset: PostAsset | undefined;
  lock: Lock;
  /** The response to a plain form. */
  answer?: UnlockResponse | undefined;
  onUnlocked?: (post: Post) => void;
}

/** Shows the ways to unlock a post in the large view. */
export function UnlockForm({ post, asset, lock, answer, onUnlocked }: UnlockFormProps) {
  const isMember = useSite().viewer.kind === 'member';
  const balance = useBalance();
  if (!asset) return null;
  const ways = waysOf(post, asset, { lock, isMember });
  if (ways.length === 0) return null;
  const prices = ways.flatMap((way) => (way.kind === 'tokens' ? [way.price] : []));
  const isForTokens = prices.length > 0;
  // If there are several prices, it is unknown which one the person will spend.
  const price = prices.length === 1 ? prices[0] : undefined;
  const isHere = answer?.ok === false && (answer.assetId ?? post.assets[0]?._id) === asset._id;
  return (
    <div className="flex w-full flex-col items-center gap-2.5 text-center">
      <LockActions
        post={post}
        asset={asset}
        lock={lock}
        ways={ways}
        look="large"
        priceToConfirm={
          isHere && answer.reason === 'confirmation-needed' ? answer.price : undefined
        }
        onUnlocked={onUnlocked}
      />
      {isHere && <UnlockRefusal answer={answer} />}
      {isForTokens && balance !== null && (
        <p className="type-small text-fg-2 px-4 text-balance">
          <PurseLine balance={balance} price={price} />
        </p>
      )}
    </div>
  );
}
