import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOfShortage } from '../../analytics/money-events';
import { useErrorText } from '../../forms/use-error-text';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/feedback/notice';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedTip } from './refused-tip';

interface TipRefusalProps {
  refused: RefusedTip;
  balance: number;
}

/** Why a tip was not given, and what helps. */
export function TipRefusal({ refused: { reason, error, tokens }, balance }: TipRefusalProps) {
  const { t } = useTranslation('tips');
  const errorText = useErrorText();
  const money = useTokenMoney();
  switch (reason) {
    case 'confirmation-needed':
      return (
        <Notice kind="warm">
          {t('asked', { count: tokens ?? 0, money: money(tokens ?? 0) })}{' '}
          <Link to="/settings/statement#ask-first" className="underline underline-offset-2">
            {t('change-asking')}
          </Link>
        </Notice>
      );
    case 'insufficient-balance':
      return <TooFew missing={Math.max(1, (tokens ?? 0) - balance)} />;
    case 'spending-limit':
      return (
        <Notice
          kind="warm"
          action={
            <Link
              to="/settings/statement#limit"
              className={buttonClass({ kind: 'light', size: 'small' })}
            >
              {t('see-limit')}
            </Link>
          }
        >
          {t('over-limit')}
        </Notice>
      );
    case 'amount':
      return <Notice kind="danger">{t('no-amount')}</Notice>;
    default:
      return <Notice kind="danger">{errorText([error])}</Notice>;
  }
}

function TooFew({ missing }: { missing: number }) {
  const { t } = useTranslation('tips');
  useEffect(() => tellOfShortage('chat_tip', missing), [missing]);
  return (
    <Notice
      kind="warm"
      action={
        <ModalLink
          modal="smartTokenPackModal"
          meta={{ needed: String(missing), source: 'chat_tip' }}
          onTop
          className={buttonClass({ kind: 'light', size: 'small' })}
        >
          {t('get-missing')}
        </ModalLink>
      }
    >
      {t('too-few', { count: missing })}
    </Notice>
  );
}
