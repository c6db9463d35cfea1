import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '../../kit/site/local-time';
import { Button } from '../../kit/ui/buttons/button';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutHref, useCheckoutPlace } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import { longDate } from '../order/clock';
import { PayLegalLine } from '../legal-line';
import { SafeFooter } from '../safe-footer';
import { useWords } from '../use-words';

interface PayFootProps {
  view: CheckoutView;
  isNew: boolean;
  /** True if the payer returned from the processor's page. */
  isReady: boolean;
  button: (label: string, look: { icon: IconName; busy: string }) => ReactNode;
  isDisabled: boolean;
  /** Called on a press to pay on the processor's own page. */
  onHosted: MouseEventHandler<HTMLButtonElement>;
}

/** Shows the button that pays, with all required statements. */
export function PayFoot({ view, isNew, isReady, button, isDisabled, onHosted }: PayFootProps) {
  const { t } = useTranslation('checkout');
  const { money } = useWords();
  const href = useCheckoutHref();
  const { params } = useCheckoutPlace();
  const label = t('pay', { price: money(view.price.total) });
  if (params.pay === 'crypto' && view.means.crypto)
    return <CryptoFoot view={view} button={button} />;
  return (
    <>
      <Renewal view={view} />
      <SafeFooter />
      {view.isFromPaywall && <p className="type-small text-fg-2">{t('paywall')}</p>}
      <CheckoutFoot>
        {button(label, { icon: 'lock', busy: t('paying') })}
        {isHostedOffered(view) && (
          <Button
            type="submit"
            name="means"
            value="hosted"
            kind="outline"
            className="w-full"
            disabled={isDisabled}
            onClick={onHosted}
          >
            {t('means.hosted')}
          </Button>
        )}
        {isNew && view.cards.length > 0 && (
          <Link
            to={href({})}
            replace
            preventScrollReset
            className={buttonClass({ kind: 'ghost' }, 'w-full')}
          >
            {t('new.use-saved')}
          </Link>
        )}
        {isNew && (
          <div className="type-caption text-fg-3 text-center">
            <p className={clsx(!isReady && 'noscript:hidden')}>{t('new.bank')}</p>
            {!isReady && (
              <noscript>
                <p>{t('new.on-page')}</p>
              </noscript>
            )}
          </div>
        )}
        <PayLegalLine view={view} button={label} />
      </CheckoutFoot>
    </>
  );
}

/** Shows the button that leads to a crypto payment, with its terms. */
function CryptoFoot({ view, button }: Pick<PayFootProps, 'view' | 'button'>) {
  const { t } = useTranslation('checkout');
  const { money, bought } = useWords();
  const price = money(view.price.total);
  return (
    <>
      <Renewal view={view} />
      <CheckoutFoot>
        {button(t('crypto.go'), { icon: 'arrow-up-right', busy: t('crypto.going') })}
        <p className="type-caption text-fg-3 text-center text-balance">
          {t('crypto.legal', { price, what: bought(view.what) })}
        </p>
        <PayLegalLine view={view} button={t('crypto.go')} />
      </CheckoutFoot>
    </>
  );
}

/**
 * Checks whether a second button for the processor's page is needed; without other means the main button
 * leads there.
 */
const isHostedOffered = ({ means, cards }: CheckoutView) =>
  means.hosted && (means.cardForm || cards.length > 0);

/** Shows above the button what is charged now and later. */
function Renewal({ view: { renewal, price } }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { money, period } = useWords();
  if (!renewal) return null;
  return (
    <p className="type-small text-fg-2">
      <Trans
        t={t}
        i18nKey="renewal"
        values={{
          total: money(price.total),
          duration: period(renewal.period),
          price: money(renewal.price),
        }}
        components={{
          date: <LocalTime at={renewal.firstAt} format={longDate} className="whitespace-nowrap" />,
        }}
      />
    </p>
  );
}
