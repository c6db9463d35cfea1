import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { CodeEntry } from '../accounts/code-entry';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';

export interface ProveResponse {
  error?: string | undefined;
  /** A code is on its way. */
  wasSent?: boolean;
  /** It had been before. */
  isAgain?: boolean;
}

interface ProveFormProps {
  way: 'password' | 'code';
  answer: ProveResponse | undefined;
}

/** Asks somebody without a second factor for their password, or for a code in their mail. */
export function ProveForm({ way, answer }: ProveFormProps) {
  return way === 'password' ? <Password answer={answer} /> : <MailedCode answer={answer} />;
}

function Password({ answer }: Pick<ProveFormProps, 'answer'>) {
  const { t } = useTranslation('factors');
  const errorText = useErrorText();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="space-y-4">
      <PasswordField
        id="prove-password"
        name="password"
        label={t('prove.password')}
        autoComplete="current-password"
        required
        error={errorText(answer?.error === undefined ? undefined : [answer.error])}
      />
      <Button
        type="submit"
        kind="light"
        className="max-md:w-full"
        busyLabel={isBusy ? t('step.checking') : undefined}
      >
        {t('step.continue')}
      </Button>
    </Form>
  );
}

function MailedCode({ answer }: Pick<ProveFormProps, 'answer'>) {
  const { t } = useTranslation('factors');
  const errorText = useErrorText();
  const isBusy = useNavigation().state === 'submitting';
  if (!answer?.wasSent) {
    return (
      <Form method="post" className="space-y-4">
        {answer?.error !== undefined && <Notice kind="danger">{errorText([answer.error])}</Notice>}
        <p className="text-fg-2">{t('prove.by-mail')}</p>
        <Button
          type="submit"
          name="intent"
          value="send"
          kind="light"
          className="max-md:w-full"
          busyLabel={isBusy ? t('prove.sending') : undefined}
        >
          {t('prove.send')}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post">
      <p className="text-fg-2 mb-4">{t('prove.sent')}</p>
      <CodeEntry
        id="prove-code"
        label={t('prove.code')}
        answer={answer}
        intent="code"
        isBusy={isBusy}
        kind="light"
        size="medium"
      >
        {t('step.continue')}
      </CodeEntry>
    </Form>
  );
}
