import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { ModalLink } from '../modals/modal-link';
import { buttonClass } from '../ui/buttons/button-class';
import { Notice } from '../ui/feedback/notice';
import type { CallPageData } from './call-page-data';
import type { CallProblem } from './use-call';

interface CallProblemNoticeProps {
  problem: CallProblem;
  data: CallPageData;
  balance: number;
}

/** Why there is no call, and what helps. */
export function CallProblemNotice({ problem, data, balance }: CallProblemNoticeProps) {
  const { t } = useTranslation(['calls', 'voice', 'tips']);
  const errorText = useErrorText();
  const { character, price } = data;
  const small = buttonClass({ kind: 'light', size: 'small' });
  const notice = () => {
    if (problem.kind === 'microphone') {
      return (
        <Notice kind="danger">
          <span className="block font-[560]">{t('voice:denied')}</span>
          {t('voice:denied-hint')}
        </Notice>
      );
    }
    switch (problem.message) {
      case 'Calls are a part of Premium and of fan clubs':
        return (
          <Notice
            kind="warm"
            icon="crown"
            action={
              <ModalLink
                modal="getPremiumVoiceModal"
                meta={{ characterId: character._id }}
                className={small}
              >
                {t('see-premium')}
              </ModalLink>
            }
          >
            {t('needs-premium', { name: character.firstName })}
          </Notice>
        );
      case 'Insufficient balance':
        return (
          <Notice
            kind="warm"
            action={
              <ModalLink
                modal="smartTokenPackModal"
                meta={{ needed: String(Math.max(1, price - balance)) }}
                className={small}
              >
                {t('top-up')}
              </ModalLink>
            }
          >
            {t('too-few', { count: price })}
          </Notice>
        );
      case 'Confirmation needed':
        return <Notice kind="warm">{t('asked', { count: price })}</Notice>;
      case 'You are in a call already':
        return (
          <Notice
            kind="warm"
            action={
              typeof problem.data?.['slug'] === 'string' && (
                <Link to={`/chats/${problem.data['slug']}/call`} className={small} reloadDocument>
                  {t('to-it')}
                </Link>
              )
            }
          >
            {errorText([problem.message])}
          </Notice>
        );
      default:
        return <Notice kind="danger">{errorText([problem.message])}</Notice>;
    }
  };
  return <div className="mb-3">{notice()}</div>;
}
