import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOfShortage } from '../../analytics/money-events';
import { ActForm, SubmitButton } from '../../forms/form';
import { useErrorText } from '../../forms/use-error-text';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/feedback/notice';
import { useBalance } from '../../wallet/use-balance';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedSound } from './refused-sound';

interface SoundNotHeardProps {
  refused: RefusedSound;
  slug: string;
}

/** In the thread: why something cannot be heard, a yes to what was asked, and what helps. */
export function SoundNotHeard(props: SoundNotHeardProps) {
  return (
    <div className="mt-4 space-y-2.5">
      <Reason {...props} />
    </div>
  );
}

function Reason({ refused, slug }: SoundNotHeardProps) {
  const { t } = useTranslation(['voice', 'tips']);
  const errorText = useErrorText();
  const money = useTokenMoney();
  const balance = useBalance();
  const { reason, tokens, intent, messageId, error } = refused;
  switch (reason) {
    case 'confirmation-needed':
      return (
        <>
          <Notice kind="warm">
            {t('hear-asked', { count: tokens, money: money(tokens) })}{' '}
            <Link to="/settings/statement#ask-first" className="underline underline-offset-2">
              {t('tips:change-asking')}
            </Link>
          </Notice>
          <ActForm action={`/chats/${slug}`}>
            <input type="hidden" name="messageId" value={messageId} />
            <input type="hidden" name="confirmed" value={tokens} />
            <SubmitButton
              icon="volume-2"
              intent={intent}
              className="w-full"
              busyLabel={t('hear-busy')}
            >
              {t('hear-yes', { count: tokens })}
            </SubmitButton>
          </ActForm>
        </>
      );
    case 'insufficient-balance':
      return <TooFew intent={intent} missing={Math.max(1, tokens - (balance ?? 0))} />;
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

function TooFew({ intent, missing }: { intent: RefusedSound['intent']; missing: number }) {
  const { t } = useTranslation('tips');
  const source = intent === 'hear' ? 'chat_text_to_speech' : 'chat_audio_message';
  useEffect(() => tellOfShortage(source, missing), [source, missing]);
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
          {t('get-missing')}
        </ModalLink>
      }
    >
      {t('too-few', { count: missing })}
    </Notice>
  );
}
