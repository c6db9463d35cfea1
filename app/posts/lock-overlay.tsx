import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { Icon } from '../ui/icons/icon';
import type { IconName } from '../ui/icons/icon-names';
import { TokenGlyph } from '../ui/marks/token-glyph';
import { discountOf, type Lock } from './lock-of';
import { useMoney } from './use-money';

interface LockOverlayProps {
  post: Post;
  /** What it lies over; a price of its own is the one that is shown. */
  asset: PostAsset | undefined;
  lock: Lock;
  /** Where it lies; over all of what is locked unless said otherwise. */
  className?: string;
}

const discs: Record<Exclude<Lock, 'none' | 'spicy'>, { icon: IconName | null; isGold?: true }> = {
  tokens: { icon: 'lock' },
  'fan-club': { icon: 'crown', isGold: true },
  either: { icon: null },
  premium: { icon: 'gem', isGold: true },
};

/** What opens a locked post, over its blurred rendition: a disc, a pill, a line. */
export function LockOverlay({ post, asset, lock, className = 'inset-0' }: LockOverlayProps) {
  const { t } = useTranslation('posts');
  const money = useMoney();
  if (lock === 'none') return null;
  if (lock === 'spicy') {
    return (
      <span
        className={clsx(
          'absolute flex flex-col items-center justify-center px-4 text-center',
          className,
        )}
      >
        <span className={pill}>{t('lock.spicy')}</span>
      </span>
    );
  }
  const { characterMeta, alternativePriceWithDiscount, priceNow } = post;
  const price = asset?.unlockPrice ?? priceNow;
  const isDiscounted = discountOf(post) !== null && price === alternativePriceWithDiscount;
  return (
    <span
      className={clsx(
        '[container-type:size] absolute flex flex-col items-center justify-center gap-2.5 px-2 text-center',
        className,
      )}
    >
      <Disc lock={lock} isOfPlatform={characterMeta.type === 'Platform'} />
      <span className={pill}>
        {price !== null && <TokenGlyph className="size-4" />}
        {lock === 'tokens' && <span className="tabular-nums">{price}</span>}
        {lock === 'either' && t('lock.either', { price })}
        {lock === 'fan-club' && t('lock.fan-club')}
        {lock === 'premium' && t('lock.premium')}
      </span>
      <span className="text-fg text-[0.78125rem]/4 drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">
        {isDiscounted && (
          <>
            <s className="text-fg-2">
              <span className="sr-only">{t('lock.before')} </span>
              {post.unlockPrice}
            </s>
            {' · '}
          </>
        )}
        {price !== null && money(price)}
        {lock === 'fan-club' && t('lock.club-of', { name: firstName(characterMeta.characterName) })}
        {lock === 'premium' && t('lock.premium-only')}
      </span>
    </span>
  );
}

function Disc({ lock, isOfPlatform }: { lock: keyof typeof discs; isOfPlatform: boolean }) {
  const { icon, isGold } = discs[lock];
  return (
    <span
      className={clsx(
        'flex size-13 items-center justify-center rounded-full border [@container(max-height:8rem)]:hidden',
        isGold
          ? 'bg-gold text-on-gold border-transparent'
          : 'bg-badge border-white/13 backdrop-blur-md',
      )}
    >
      {icon ? (
        <Icon name={lock === 'fan-club' && isOfPlatform ? 'sparkles' : icon} size={23} />
      ) : (
        <TokenGlyph className="size-5.5" />
      )}
    </span>
  );
}

const pill =
  'bg-badge inline-flex min-h-9.5 items-center gap-2 rounded-full border border-white/13 px-4 text-[0.875rem] font-[600] whitespace-nowrap backdrop-blur-md [@container(max-width:9.5rem)]:gap-1.5 [@container(max-width:9.5rem)]:px-2.5 [@container(max-width:9.5rem)]:text-[0.8125rem]';

const firstName = (name: string) => name.split(' ')[0] ?? name;
