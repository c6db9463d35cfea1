import { useTranslation } from 'react-i18next';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { ModalLink } from '../modals/modal-link';
import { useSite } from '../shell/use-site';
import { buttonClass } from '../ui/buttons/button-class';
import type { Lock } from './lock-of';
import { UnlockOffer } from './unlock-offer';
import { UnlockRefusal, type UnlockResponse } from './unlock-refusal';

interface UnlockFormProps {
  post: Post;
  /** What is locked here. */
  asset: PostAsset | undefined;
  lock: Lock;
  /** The answer of a page that was sent as a plain form. */
  answer?: UnlockResponse | undefined;
  onUnlocked?: (post: Post) => void;
}

/** The ways to what is locked: tokens at the price shown, an account, or who may see it. */
export function UnlockForm({ post, asset, lock, answer, onUnlocked }: UnlockFormProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  if (lock === 'none') return null;
  if (viewer.kind !== 'member') {
    return (
      <ModalLink
        modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
        className={buttonClass({ kind: 'primary' })}
      >
        {t(lock === 'spicy' ? 'unlock.see' : 'unlock.sign-up')}
      </ModalLink>
    );
  }
  if (post.priceNow === null || !asset) {
    const { characterName } = post.characterMeta;
    const key = lock === 'premium' ? 'unlock.premium' : 'unlock.fan-club';
    return <p className="text-fg-2 max-w-90">{t(key, { name: characterName.split(' ')[0] })}</p>;
  }
  const offer = { post, asset, onUnlocked };
  const isHere = answer?.ok === false && (answer.assetId ?? post.assets[0]?._id) === asset._id;
  return (
    <div className="flex flex-col items-center gap-2.5 px-4 text-center">
      {asset.unlockPrice !== null && (
        <UnlockOffer {...offer} what="asset" price={asset.unlockPrice} />
      )}
      <UnlockOffer {...offer} what={wholeOf(post)} price={post.priceNow} />
      {isHere && <UnlockRefusal answer={answer} />}
    </div>
  );
}

/** What the price of the post opens: all there is of it, or what is not open yet. */
function wholeOf({ assets }: Post): 'post' | 'album' | 'rest' {
  if (assets.length < 2) return 'post';
  return assets.some((asset) => asset.isAssetAvailableForUser) ? 'rest' : 'album';
}
