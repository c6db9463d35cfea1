import { Form, Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../accounts/code-entry';
import { staffCodeLength } from '../accounts/code-length';

interface StaffCodeFormProps {
  email: string;
  /** What the last try was answered with. */
  answer: { error?: string | undefined };
}

/** The second step: the mailed code. */
export function StaffCodeForm({ email, answer }: StaffCodeFormProps) {
  const { t } = useTranslation('staff');
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action="/admin">
      <h1 className="type-staff">{t('enter-code')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('code-sent', { email })}</p>
      <input type="hidden" name="email" value={email} />
      <CodeEntry
        id="staff-code"
        label={t('code')}
        answer={answer}
        length={staffCodeLength}
        intent="verify"
        isBusy={isBusy}
        kind="light"
        size="medium"
        className="mt-5 w-full"
        busyLabel={isBusy ? t('signing-in') : undefined}
      >
        {t('sign-in')}
      </CodeEntry>
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link to="/admin" reloadDocument className="rounded-small underline underline-offset-2">
          {t('other-email')}
        </Link>
      </p>
    </Form>
  );
}
