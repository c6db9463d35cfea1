import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOfShortage } from '../../analytics/money-events';
import { useErrorText } from '../../forms/use-error-text';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/feedback/notice';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedVideo } from './refused-video';

interface VideoRefusalProps {
  refused: RefusedVideo;
  balance: number;
}

/** Why a video is not made, and what helps. */
export function VideoRefusal({ refused: { reason, error, tokens }, balance }: VideoRefusalProps) {
  const { t } = useTranslation(['videos', 'tips']);
  const errorText = useErrorText();
  const money = useTokenMoney();
  switch (reason) {
    case 'confirmation-needed':
      return (
        <Notice kind="warm">
          {t('confirm', { count: tokens, money: money(tokens) })}{' '}
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
    default:
      return <Notice kind="danger">{errorText([error])}</Notice>;
  }
}

function TooFew({ missing }: { missing: number }) {
  const { t } = useTranslation('tips');
  useEffect(() => tellOfShortage('chat_video_message', missing), [missing]);
  return (
    <Notice
      kind="warm"
      action={
        <ModalLink
          modal="smartTokenPackModal"
          meta={{ needed: String(missing), source: 'chat_video_message' }}
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
