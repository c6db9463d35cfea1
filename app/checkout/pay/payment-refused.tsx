import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '../../kit/site/local-time';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { CheckoutFoot } from '../checkout-foot';
import { checkoutHref } from '../checkout-href';
import { useCheckoutHref, useCheckoutPlace } from '../checkout-place';
import type { CheckoutView, PaymentView } from '../checkout-view';
import { clock } from '../order/clock';
import { useWords } from '../use-words';

const reasons = [
  'insufficient-funds',
  'card-expired',
  'cvc-wrong',
  'card-unknown',
  'card-stolen',
  'do-not-honour',
  'refused',
] as const;

/** Returns the headline and text of a failed payment. */
export function useRefusedWords(payment: PaymentView): { title: string; text: string } {
  const { t } = useTranslation('checkout');
  if (payment.method === 'crypto' || payment.state === 'expired') {
    return { title: t('refused.title'), text: t('refused.text-crypto') };
  }
  if (payment.declineCode === 'authentication-failed') {
    return { title: t('refused.title-bank'), text: t('refused.text-bank') };
  }
  if (payment.declineCode === 'authentication-abandoned') {
    return { title: t('refused.title-bank'), text: t('refused.text-left') };
  }
  return { title: t('refused.title'), text: t('refused.text') };
}

/** Shows a failed payment: the reason, the time left for the order, and two ways to continue. */
export function PaymentRefused({ view, payment }: { view: CheckoutView; payment: PaymentView }) {
  const { t } = useTranslation('checkout');
  const { paidWith } = useWords();
  const href = useCheckoutHref();
  const { isFramable } = useCheckoutPlace();
  const because = reasons.find((reason) => reason === payment.declineCode);
  const at = payment.endedAt ?? payment.startedAt;
  return (
    <>
      <div className="rounded-card border-danger/40 bg-danger/10 flex gap-3.5 border px-4 py-3.5 text-[#ffe3e2]">
        <Icon name="circle-alert" size={20} className="text-danger mt-0.5" />
        <div className="min-w-0">
          {because && <p>{t(`refused.because.${because}`)}</p>}
          <p>
            <Trans
              t={t}
              i18nKey={payment.card ? 'refused.strip' : 'refused.strip-plain'}
              values={{ card: paidWith(payment) }}
              components={{ time: <LocalTime at={at} format={clock} /> }}
            />
          </p>
          <p>
            <Trans
              t={t}
              i18nKey="refused.kept"
              components={{
                time: <LocalTime at={view.expiresAt} format={clock} className="font-[600]" />,
              }}
            />
          </p>
        </div>
      </div>
      <CheckoutFoot>
        <ButtonLink
          to={href({ again: 'same', ...(payment.method === 'crypto' && { pay: 'crypto' }) })}
          reloadDocument={!isFramable && view.cards.length === 0}
          replace
          preventScrollReset
          size="large"
          icon="rotate-cw"
        >
          {t('refused.again')}
        </ButtonLink>
        <ButtonLink
          to={href({ again: 'other' })}
          replace
          preventScrollReset
          kind="outline"
          size="large"
        >
          {t('refused.other')}
        </ButtonLink>
        <p className="type-caption text-fg-3 text-center">
          {t('refused.number', { number: view.number })}
        </p>
      </CheckoutFoot>
    </>
  );
}

/** Shows an expired order. */
export function OrderOver({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p className="text-fg-2">
        <Trans
          t={t}
          i18nKey="over.text"
          components={{ time: <LocalTime at={view.expiresAt} format={clock} /> }}
        />
      </p>
      <CheckoutFoot>
        <ButtonLink
          to={checkoutHref({ variant: view.variant, productId: view.productId })}
          size="large"
          reloadDocument
        >
          {t('over.again')}
        </ButtonLink>
        <p className="type-caption text-fg-3 text-center">
          {t('refused.number', { number: view.number })}
        </p>
      </CheckoutFoot>
    </>
  );
}
