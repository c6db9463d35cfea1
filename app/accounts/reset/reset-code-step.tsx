import { Trans, useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { CodeEntry } from '../../kit/forms/codes/code-entry';
import { OriginFields } from '../sign-up/origin-fields';
import { ResendCode } from '../code/resend-code';
import { withRedirect } from '../../kit/site/with-redirect';
import { resetPage } from './reset-href';
import type { ResetProgress, ResetStepProps } from './reset-progress';

interface ResetCodeStepProps extends ResetStepProps {
  progress: Extract<ResetProgress, { step: 'verification' }>;
}

/** Shows the second step: the mailed code. */
export function ResetCodeStep({ origin, response, progress }: ResetCodeStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { form } = useForm({ id: `reset-verify-${origin.place}`, action: page, response });
  const { form: restart } = useForm({ id: `reset-restart-${origin.place}`, action: page });
  const { t } = useTranslation('credentials');
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">
        <Trans
          t={t}
          i18nKey={progress.isForLogIn ? 'reset.sent-for-log-in' : 'reset.sent-to'}
          values={{ email: progress.maskedEmail }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <Form form={form}>
        <OriginFields {...origin} />
        <CodeEntry
          id={`reset-code-${origin.place}`}
          label={t('accounts:code.label')}
          intent="verify"
          busyLabel={t('reset.verifying')}
        >
          {t('reset.verify')}
        </CodeEntry>
      </Form>
      <ResendCode
        action={page}
        origin={origin}
        wait={progress}
        wasSent={response?.wasSent ?? false}
        hint={t('reset.check-spam')}
      />
      <Form form={restart} className="mt-1 text-center">
        <OriginFields {...origin} />
        <SubmitButton intent="restart" kind="ghost" size="small">
          {t('reset.other-email')}
        </SubmitButton>
      </Form>
    </>
  );
}
