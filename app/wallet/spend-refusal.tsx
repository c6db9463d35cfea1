import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { reportShortage } from '../analytics/money-events';
import { useErrorText } from '../kit/forms/use-error-text';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Notice } from '../kit/ui/feedback/notice';

interface SpendRefusalProps {
  refused: {
    reason: string;
    /** The message for reasons without a text of their own. */
    error: string;
    /** The price in tokens. */
    tokens: number;
  };
  balance: number;
  /** The question for people who want to confirm spends. */
  question: string;
  /** The source that is passed to the token shop. */
  source: CheckoutSource;
}

/** Shows why tokens were not spent, with the way to solve it. */
export function SpendRefusal({ refused, balance, question, source }: SpendRefusalProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { reason, error, tokens } = refused;
  switch (reason) {
    case 'confirmation-needed':
      return (
        <Notice kind="warm">
          {question}{' '}
          <Link to="/settings/statement#ask-first" className="underline underline-offset-2">
            {t('refused.change-asking')}
          </Link>
        </Notice>
      );
    case 'insufficient-balance':
      return <TooFew missing={Math.max(1, tokens - balance)} source={source} />;
    case 'spending-limit':
      return (
        <Notice
          kind="warm"
          action={
            <Link
              to="/settings/statement#limit"
              className={buttonClass({ kind: 'light', size: 'small' })}
            >
              {t('refused.see-limit')}
            </Link>
          }
        >
          {t('refused.over-limit')}
        </Notice>
      );
    default:
      return <Notice kind="danger">{errorText([error])}</Notice>;
  }
}

function TooFew({ missing, source }: { missing: number; source: CheckoutSource }) {
  const { t } = useTranslation('wallet');
  useEffect(() => reportShortage(source, missing), [source, missing]);
  return (
    <Notice
      kind="warm"
      action={
        <ModalLink
          modal="smartTokenPackModal"
          meta={{ needed: String(missing), source }}
          onTop
          className={buttonClass({ kind: 'light', size: 'small' })}
        >
          {t('refused.get-missing')}
        </ModalLink>
      }
    >
      {t('refused.too-few', { count: missing })}
    </Notice>
  );
}
