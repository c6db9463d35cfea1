import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/forms/use-error-text';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Notice } from '../kit/ui/feedback/notice';
import type { CallPageData } from './call-page-data';
import type { CallProblem } from './call-in-hand';

interface CallProblemNoticeProps {
  problem: CallProblem;
  data: CallPageData;
}

/** Shows why there is no call, and what the person can do. */
export function CallProblemNotice({ problem, data: { price } }: CallProblemNoticeProps) {
  const { t } = useTranslation(['calls', 'voice', 'tips']);
  const errorText = useErrorText();
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
