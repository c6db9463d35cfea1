import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import type { Rejection, Thread } from '../live/thread';
import { caseHref } from '../../cases/case-href';
import { useErrorText } from '../../kit/forms/use-error-text';
import { ModalLink } from '../../kit/modals/modal-link';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Notice } from '../../kit/ui/feedback/notice';
import { ageCheckHref } from '../care/age-check-card';
import type { RefusedMessage, ThreadData } from './thread-data';

const {
  'insufficient-balance': insufficientBalance,
  'trial-ended': trialEnded,
  'age-check-required': ageCheckRequired,
  'confirmation-needed': confirmationNeeded,
  'message-too-long': tooLong,
} = chatSentences;
/** Refusals that need more than a sentence. The composer shows those about tokens and consent. */
const shownSeparately: string[] = [
  insufficientBalance,
  trialEnded,
  ageCheckRequired,
  confirmationNeeded,
];

interface RefusalLinesProps {
  data: ThreadData;
  thread: Thread;
  /** The refusal by the page's own action, for a message sent without JavaScript. */
  refused: RefusedMessage | undefined;
  /** False right after signs of distress: the refusal is then only stated. */
  maySell: boolean;
}

/** Shows the unsent messages under the last one. */
export function RefusalLines({ data, thread, refused, maySell }: RefusalLinesProps) {
  const { t } = useTranslation('chat');
  const errorText = useErrorText();
  const rejections = [
    ...thread.rejections,
    ...(refused?.kind === 'rejected'
      ? [{ idempotencyKey: 'form', text: refused.error, rule: refused.rule, isKept: true }]
      : []),
  ];
  const error = thread.error?.text ?? (refused?.kind === 'failed' ? refused.error : undefined);
  const isForSale = error === insufficientBalance || error === trialEnded;
  return (
    <div className="mt-4 space-y-2.5">
      {rejections.map((rejection) => (
        <RejectedWords key={rejection.idempotencyKey} {...rejection} />
      ))}
      {isForSale && !maySell && <Notice kind="info">{t('crisis.not-sent')}</Notice>}
      {error === trialEnded && maySell && <TrialEnded />}
      {error === ageCheckRequired && !data.isAgeCheckDue && (
        <AgeCheckRequired slug={data.character.slug} />
      )}
      {error && !shownSeparately.includes(error) && (
        <div data-chat-error>
          <Notice kind="danger">{errorText([error])}</Notice>
        </div>
      )}
    </div>
  );
}

/** Shows a refused message: the violated rule, that nothing was charged, and the way to object. */
function RejectedWords({ idempotencyKey, text, rule, isKept }: Rejection) {
  const { t } = useTranslation('chat');
  const errorText = useErrorText();
  const link = 'rounded-small underline underline-offset-2';
  return (
    <div data-rejection={idempotencyKey}>
      <Notice kind="danger">
        {rule ? `${t(`refused.${rule}`)} ${t('refused.nothing-charged')}` : errorText([text])}
        {isKept && ` ${t('refused.words-kept')}`}
        {text !== tooLong && (
          <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            <Link to="/terms-of-service#conduct" className={link}>
              {t('rules')}
            </Link>
            <Link to={caseHref('appeal')} className={link}>
              {t('refused.appeal')}
            </Link>
          </span>
        )}
      </Notice>
    </div>
  );
}

function TrialEnded() {
  const { t } = useTranslation('chat');
  return (
    <Notice
      kind="warm"
      action={
        <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light', size: 'small' })}>
          {t('sign-up')}
        </ModalLink>
      }
    >
      {t('trial-ended')}
    </Notice>
  );
}

function AgeCheckRequired({ slug }: { slug: string }) {
  const { t } = useTranslation('chat');
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to={ageCheckHref(slug)} kind="light" size="small">
          {t('age-check.confirm')}
        </ButtonLink>
      }
    >
      {t('age-check.refused')}
    </Notice>
  );
}
