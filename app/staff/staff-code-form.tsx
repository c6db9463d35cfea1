import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { usePageForm } from '../kit/forms/use-form';
import type { FormResponse } from '../kit/forms/form-response';
import { CodeEntry } from '../kit/forms/codes/code-entry';
import { staffCodeLength } from '../kit/forms/codes/code-length';

interface StaffCodeFormProps {
  email: string;
  /** The result of the last attempt. */
  response: FormResponse | undefined;
}

/** The second step: the mailed code. */
export function StaffCodeForm({ email: sentTo, response }: StaffCodeFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields } = usePageForm<{ email: string }>({
    id: 'staff-verify',
    action: '/admin',
    response,
    defaultValue: { email: sentTo },
  });
  const email = fields.email.initialValue ?? sentTo;
  return (
    <Form form={form} noValidate={false}>
      <h1 className="type-staff">{t('enter-code')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('code-sent', { email })}</p>
      <input type="hidden" name="email" value={email} />
      <CodeEntry
        id="staff-code"
        label={t('code')}
        length={staffCodeLength}
        intent="verify"
        kind="light"
        size="medium"
        className="mt-5 w-full"
        busyLabel={t('signing-in')}
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
