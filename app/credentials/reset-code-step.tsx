import { Trans, useTranslation } from 'react-i18next';
import { CodeEntry } from '../accounts/code-entry';
import { OriginFields } from '../accounts/origin-fields';
import { ResendCode } from '../accounts/resend-code';
import { Button } from '../ui/button';
import { withRedirect } from '../accounts/form-origin';
import { resetPage } from './reset-href';
import type { ResetProgress, ResetStepProps } from './reset-progress';

interface ResetCodeStepProps extends ResetStepProps {
  progress: Extract<ResetProgress, { step: 'verification' }>;
}

/** Second: the mailed code. */
export function ResetCodeStep({ origin, fetcher, answer, progress }: ResetCodeStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { t } = useTranslation('credentials');
  const isBusy = fetcher.state !== 'idle';
  const isVerifying = isBusy && fetcher.formData?.get('intent') === 'verify';
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">
        <Trans
          t={t}
          i18nKey="reset.sent-to"
          values={{ email: progress.maskedEmail }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <fetcher.Form method="post" action={page}>
        <OriginFields {...origin} />
        <CodeEntry
          id={`reset-code-${origin.place}`}
          label={t('accounts:code.label')}
          answer={answer}
          intent="verify"
          isBusy={isBusy}
          busyLabel={isVerifying ? t('reset.verifying') : undefined}
        >
          {t('reset.verify')}
        </CodeEntry>
      </fetcher.Form>
      <ResendCode
        action={page}
        origin={origin}
        wait={progress}
        wasSent={answer?.wasSent ?? false}
        hint={t('reset.check-spam')}
      />
      <fetcher.Form method="post" action={page} className="mt-1 text-center">
        <OriginFields {...origin} />
        <Button type="submit" name="intent" value="restart" kind="ghost" size="small">
          {t('reset.other-email')}
        </Button>
      </fetcher.Form>
    </>
  );
}
