import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import type { CheckoutView } from './checkout-view';
import { useCheckoutPlace } from './checkout-place';

const linkClass = 'rounded-small text-fg-2 underline underline-offset-2';

interface PayLegalLineProps {
  view: Pick<CheckoutView, 'isFromPaywall' | 'statementName'>;
  button: string;
}

/** Shows the terms that a press of the named button accepts. */
export function PayLegalLine({ view, button }: PayLegalLineProps) {
  const { t } = useTranslation('checkout');
  const { kind } = useCheckoutPlace();
  // Over another page the terms open on top, and checkout is visible again when they close.
  const isOver = kind === 'modal' || view.isFromPaywall;
  return (
    <p className="type-caption text-fg-3 text-center text-balance">
      <Trans
        t={t}
        i18nKey="legal"
        values={{ button }}
        components={
          isOver
            ? {
                terms: <ModalLink modal="termsModal" onTop className={linkClass} children="" />,
                privacy: <ModalLink modal="privacyModal" onTop className={linkClass} children="" />,
              }
            : {
                terms: <Link to="/terms-of-service" className={linkClass} />,
                privacy: <Link to="/privacy-policy" className={linkClass} />,
              }
        }
      />
      {view.statementName !== null && <> {t('statement-name', { name: view.statementName })}</>}
    </p>
  );
}
