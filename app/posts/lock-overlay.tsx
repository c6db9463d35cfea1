import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { discountOf, type Lock } from './lock-of';
import { useTokenMoney } from '../wallet/use-token-money';

interface LockedProps {
  post: Post;
  /** The locked asset. If it has its own price, that price is shown. */
  asset: PostAsset | undefined;
  lock: Lock;
}

const discs: Record<Exclude<Lock, 'none' | 'spicy'>, { icon: IconName | null; isGold?: true }> = {
  tokens: { icon: 'lock' },
  'fan-club': { icon: 'crown', isGold: true },
  either: { icon: null },
  premium: { icon: 'gem', isGold: true },
  card: { icon: 'credit-card' },
};

/** Shows the kind of lock as a disc near the top of a blurred rendition. */
export function LockMark({ post, lock }: Omit<LockedProps, 'asset'>) {
  const { t } = useTranslation('posts');
  if (lock === 'none') return null;
  if (lock === 'spicy') {
    return (
      <span className="absolute inset-x-0 top-[24%] flex justify-center px-2">
        <span className="bg-badge inline-flex min-h-9.5 items-center rounded-full border border-white/13 px-4 text-center text-[0.84375rem] font-[600] backdrop-blur-md">
          {t('lock.spicy')}
        </span>
      </span>
    );
  }
  const { icon, isGold } = discs[lock];
  const isOfPlatform = lock === 'fan-club' && post.characterMeta.type === 'Platform';
  return (
    // The text of a refusal replaces it on a card.
    <span className="absolute inset-x-0 top-[24%] flex justify-center group-has-[[role=alert]]/card:invisible">
      <span
        className={clsx(
          'flex size-11.5 items-center justify-center rounded-full border md:size-13',
          isGold
            ? 'bg-gold text-on-gold border-transparent'
            : 'bg-badge border-white/13 backdrop-blur-md',
        )}
      >
        {icon ? (
          <Icon name={isOfPlatform ? 'sparkles' : icon} size={23} />
        ) : (
          <TokenGlyph className="size-5.5" />
        )}
      </span>
    </span>
  );
}

/** Shows the price of unlocking in money. */
export function LockLine({ post, asset, lock }: LockedProps) {
  const { t } = useTranslation('posts');
  const { locale, premiumFrom } = useSite();
  const money = useTokenMoney();
  const premium = premiumFrom
    ? t('lock.premium-from', { price: formatMoney(premiumFrom, locale) })
    : t('lock.premium-only');
  const { club } = post.characterMeta;
  const dollars = (amount: number) =>
    formatMoney({ minor: Math.round(amount * 100), currency: 'USD' }, locale);
  const price = asset?.unlockPrice ?? post.priceNow;
  const isReduced = discountOf(post) !== null && price === post.alternativePriceWithDiscount;
  switch (lock) {
    case 'card':
      return t('lock.once');
    case 'premium':
      return premium;
    case 'fan-club': {
      if (!club) return premium;
      if (club.price === 0) return t('lock.free');
      if (club.price !== null) return t('lock.a-month', { price: dollars(club.price) });
      return t('lock.tokens-a-month', { count: club.tokenPrice ?? 0 });
    }
    case 'tokens':
    case 'either':
      if (price === null) return null;
      return (
        <>
          {isReduced && post.unlockPrice !== null && (
            <>
              <s className="text-fg-2">
                <span className="sr-only">{t('lock.before')} </span>
                {money(post.unlockPrice)}
              </s>{' '}
            </>
          )}
          {lock === 'tokens' && t('lock.price', { count: price, money: money(price) })}
          {lock === 'either' &&
            t(club ? 'lock.or-join' : 'lock.or-premium', { money: money(price) })}
        </>
      );
    default:
      return null;
  }
}
