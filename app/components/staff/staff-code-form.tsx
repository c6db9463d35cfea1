import { Form, Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../accounts/code-input';
import { codeLength } from '../accounts/code-length';
import { useCodeEntry } from '../accounts/use-code-entry';
import { useErrorText } from '../accounts/use-error-text';
import { Button } from '../ui/button';
import { FieldNote } from '../ui/text-field';
import { useHydrated } from '../ui/use-hydrated';

interface StaffCodeFormProps {
  email: string;
  /** What the last try was answered with. */
  answer: { error?: string | undefined };
}

/** The second step: the mailed code. */
export function StaffCodeForm({ email, answer }: StaffCodeFormProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state === 'submitting';
  const { code, error, change } = useCodeEntry('staff-code', answer);
  return (
    <Form method="post" action="/admin">
      <h1 className="type-staff">{t('enter-code')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('code-sent', { email })}</p>
      <input type="hidden" name="email" value={email} />
      <CodeInput
        id="staff-code"
        label={t('code')}
        value={code}
        hasError={error !== undefined}
        describedBy={error === undefined ? undefined : 'staff-code-note'}
        onChange={change}
      />
      <FieldNote
        id="staff-code-note"
        error={errorText(error === undefined ? undefined : [error])}
      />
      <Button
        type="submit"
        kind="light"
        className="mt-5 w-full"
        name="intent"
        value="verify"
        disabled={isHydrated && (code.length !== codeLength || isBusy)}
        busyLabel={isBusy ? t('signing-in') : undefined}
      >
        {t('sign-in')}
      </Button>
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link to="/admin" reloadDocument className="rounded-small underline underline-offset-2">
          {t('other-email')}
        </Link>
      </p>
    </Form>
  );
}
