import { Trans, useTranslation } from 'react-i18next';
import { CodeInput } from '../accounts/code-input';
import { codeLength } from '../accounts/code-length';
import { OriginFields } from '../accounts/origin-fields';
import { ResendCode } from '../accounts/resend-code';
import { useCodeEntry } from '../accounts/use-code-entry';
import { useErrorText } from '../accounts/use-error-text';
import { Button } from '../ui/button';
import { FieldNote } from '../ui/text-field';
import { useHydrated } from '../ui/use-hydrated';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-password';
import type { ResetProgress } from './reset-progress';

interface ResetCodeStepProps extends ResetStepProps {
  progress: Extract<ResetProgress, { step: 'verification' }>;
}

/** Second: the mailed code. */
export function ResetCodeStep({ origin, fetcher, answer, progress }: ResetCodeStepProps) {
  const { t } = useTranslation('credentials');
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const inputId = `reset-code-${origin.place}`;
  const noteId = `${inputId}-note`;
  const { code, error, change } = useCodeEntry(inputId, answer);
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
      <fetcher.Form method="post" action={resetPage}>
        <OriginFields {...origin} />
        <CodeInput
          id={inputId}
          label={t('accounts:code.label')}
          value={code}
          hasError={error !== undefined}
          describedBy={error === undefined ? undefined : noteId}
          onChange={change}
        />
        <FieldNote id={noteId} error={errorText(error === undefined ? undefined : [error])} />
        <Button
          type="submit"
          name="intent"
          value="verify"
          size="large"
          className="mt-6 w-full"
          disabled={isHydrated && (code.length !== codeLength || isBusy)}
          busyLabel={isVerifying ? t('reset.verifying') : undefined}
        >
          {t('reset.verify')}
        </Button>
      </fetcher.Form>
      <ResendCode
        action={resetPage}
        origin={origin}
        wait={progress}
        wasSent={answer?.wasSent ?? false}
        hint={t('reset.check-spam')}
      />
      <fetcher.Form method="post" action={resetPage} className="mt-1 text-center">
        <OriginFields {...origin} />
        <Button type="submit" name="intent" value="restart" kind="ghost" size="small">
          {t('reset.other-email')}
        </Button>
      </fetcher.Form>
    </>
  );
}
