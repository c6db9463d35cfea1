import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { CheckoutLink } from '../checkout/checkout-link';
import { useSite } from '../kit/site/use-site';
import { PurseLine } from '../wallet/purse-line';
import { buttonClass } from '../kit/ui/buttons/button-class';
import type { OfferedPack } from './offered-pack';

interface PackFootProps {
  pack: OfferedPack;
  source: CheckoutSource;
  /** The current modal, which opens again when checkout is closed. */
  modal: string;
  isPremium: boolean;
  /** The balance of the buyer. */
  balance: number;
}

/** Shows the price of the selected pack and the link to checkout. */
export function PackFoot({ pack, source, modal, isPremium, balance }: PackFootProps) {
  const { t } = useTranslation('offers');
  const { locale } = useSite();
  const { id, tokens, price, discountPercent, isSmart, offerKey } = pack;
  return (
    <>
      <CheckoutLink
        offer={{
          variant: 'tokens',
          productId: id,
          source,
          openOnCheckoutClose: modal,
          isSmartTokenPack: isSmart,
          ...(offerKey !== null && { offerKey }),
        }}
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {t('pack.continue', {
          count: tokens,
          shown: tokens.toLocaleString(locale),
          price: formatMoney(price, locale),
        })}
      </CheckoutLink>
      <p className="type-small text-fg-2 mt-3 text-center text-balance">
        <PurseLine balance={balance} gain={tokens} />
      </p>
      <p className="type-caption text-fg-3 mt-2 text-center text-balance">
        {discountPercent > 0 && (
          <>
            {t(isPremium ? 'pack.premium-discount' : 'pack.discount', {
              percent: discountPercent,
            })}{' '}
          </>
        )}
        {t('pack.legal')}
      </p>
    </>
  );
}
