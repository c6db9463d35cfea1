import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { CheckoutLink } from '../checkout/checkout-link';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { clubAction, lockAction } from './lock-action';
import type { Lock } from './lock-of';
import { waysOnCard, type LockWay } from './lock-ways';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { UnlockOffer } from './unlock-offer';

interface LockActionsProps {
  post: Post;
  asset: PostAsset;
  lock: Lock;
  ways: readonly LockWay[];
  /** The layout: a card has room for one row, the large view for all ways. */
  look: 'card' | 'large';
  /** A price that the person must confirm. */
  priceToConfirm?: number | undefined;
  onUnlocked?: ((post: Post) => void) | undefined;
}

/** Shows all ways to unlock a post as buttons. */
export function LockActions(props: LockActionsProps) {
  const { post, asset, lock, ways, look, priceToConfirm, onUnlocked } = props;
  const isCard = look === 'card';
  // A card offers the whole post; it offers one photo or video only if that is the only way.
  const shown = isCard ? waysOnCard(ways) : ways;
  return (
    <div
      className={clsx(
        'flex w-full gap-2',
        isCard
          ? // The text of a refusal replaces the other button.
            'items-stretch [&>*]:min-w-0 [&>*]:flex-1 has-[[role=alert]]:[&>*:not(:has([role=alert]))]:hidden'
          : 'max-w-85 flex-col items-stretch px-4',
      )}
    >
      {shown.map((way) =>
        way.kind === 'tokens' ? (
          <UnlockOffer
            key={`${way.kind}-${way.what}`}
            post={post}
            asset={asset}
            what={way.what}
            price={way.price}
            isShort={isCard}
            isBesideOther={isCard && shown.length > 1}
            priceToConfirm={priceToConfirm}
            onUnlocked={onUnlocked}
          />
        ) : (
          <OtherWay
            key={way.kind}
            way={way}
            post={post}
            lock={lock}
            isBesideOther={isCard && shown.length > 1}
          />
        ),
      )}
    </div>
  );
}

interface OtherWayProps {
  way: Exclude<LockWay, { kind: 'tokens' }>;
  post: Post;
  lock: Lock;
  isBesideOther: boolean;
}

function OtherWay({ way, post, lock, isBesideOther }: OtherWayProps) {
  const { t } = useTranslation('posts');
  const { locale, viewer } = useSite();
  const { characterMeta } = post;
  const name = characterMeta.characterName.split(' ')[0] ?? '';
  const dollars = (amount: number) =>
    formatMoney({ minor: Math.round(amount * 100), currency: 'USD' }, locale);
  switch (way.kind) {
    case 'account':
      return (
        <ModalLink
          modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
          className={lockAction}
        >
          <span className="truncate">{t(lock === 'spicy' ? 'unlock.see' : 'unlock.sign-up')}</span>
        </ModalLink>
      );
    case 'premium':
      return (
        <ModalLink modal="becomePremium" meta={{ source: 'fan_club' }} className={lockAction}>
          {isBesideOther && <Icon name="gem" size={16} className="text-gold" />}
          <span className="truncate">{t('unlock.see-premium')}</span>
        </ModalLink>
      );
    case 'card':
      return (
        <CheckoutLink
          offer={{ variant: 'post_asset', productId: way.assetId, source: 'post_unlock' }}
          className={lockAction}
        >
          <span className="truncate">{t('unlock.card', { money: dollars(way.price) })}</span>
        </CheckoutLink>
      );
    case 'club': {
      const join = t('unlock.join', { name });
      return (
        <ModalLink
          modal="fanclubJoinModal"
          meta={{ creatorId: way.creatorId }}
          className={clubAction}
        >
          <Icon name="crown" size={16} className="text-gold shrink-0" />
          {isBesideOther && way.price !== null ? (
            <>
              <span className="sr-only">{join} </span>
              <span>{dollars(way.price)}</span>
            </>
          ) : (
            <span className="truncate">{join}</span>
          )}
        </ModalLink>
      );
    }
  }
}
