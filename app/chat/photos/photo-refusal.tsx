import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOfShortage } from '../../analytics/money-events';
import { useErrorText } from '../../forms/use-error-text';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/feedback/notice';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { PhotoRefused } from './refused-photo';

interface PhotoRefusalProps {
  refused: PhotoRefused;
  balance: number;
}

/** Why a photo was not ordered, and what helps. */
export function PhotoRefusal({ refused: { reason, error, tokens }, balance }: PhotoRefusalProps) {
  const { t } = useTranslation(['photos', 'tips']);
  const errorText = useErrorText();
  const money = useTokenMoney();
  switch (reason) {
    case 'confirmation-needed':
      return (
        <Notice kind="warm">
          {t('asked', { count: tokens, money: money(tokens) })}{' '}
          <Link to="/settings/statement#ask-first" className="underline underline-offset-2">
            {t('tips:change-asking')}
          </Link>
        </Notice>
      );
    case 'insufficient-balance':
      return <TooFew missing={Math.max(1, tokens - balance)} />;
    case 'spending-limit':
      return (
        <Notice
          kind="warm"
          action={
            <Link
              to="/settings/statement#limit"
              className={buttonClass({ kind: 'light', size: 'small' })}
            >
              {t('tips:see-limit')}
            </Link>
          }
        >
          {t('tips:over-limit')}
        </Notice>
      );
    case 'against-rules':
      return <Notice kind="danger">{t('against-rules')}</Notice>;
    default:
      return <Notice kind="danger">{errorText([error])}</Notice>;
  }
}

function TooFew({ missing }: { missing: number }) {
  const { t } = useTranslation('tips');
  useEffect(() => tellOfShortage('chat_unlock_photo', missing), [missing]);
  return (
    <Notice
      kind="warm"
      action={
        <ModalLink
          modal="smartTokenPackModal"
          meta={{ needed: String(missing), source: 'chat_unlock_photo' }}
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
