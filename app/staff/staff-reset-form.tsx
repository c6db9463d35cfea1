import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../kit/forms/codes/code-entry';
import { staffCodeLength } from '../kit/forms/codes/code-length';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormEmail, FormPassword } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { StaffResponse } from './staff-response';

interface StaffResetFormProps {
  response: StaffResponse | undefined;
}

/** The first step of a new password: the address to which a code is mailed. */
export function StaffResetRequest({ response }: StaffResetFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields } = usePageForm<{ email: string }>({
    id: 'staff-reset-request',
    action: '/admin/reset',
    response,
  });
  return (
    <Form form={form} noValidate={false}>
      <h1 className="type-staff">{t('reset.title')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('reset.text')}</p>
      <FormEmail field={fields.email} label={t('email')} icon="mail" autoComplete="username" />
      <SubmitButton
        kind="light"
        className="mt-5 w-full"
        intent="request"
        busyLabel={t('sending-code')}
      >
        {t('reset.send')}
      </SubmitButton>
    </Form>
  );
}

/** The second step: the mailed code with the new password. */
export function StaffResetForm({
  email: sentTo,
  response,
}: StaffResetFormProps & { email: string }) {
  const { t } = useTranslation('staff');
  const { form, fields } = usePageForm<{ email: string; newPassword: string }>({
    id: 'staff-reset',
    action: '/admin/reset',
    response,
    defaultValue: { email: sentTo },
  });
  const email = fields.email.initialValue ?? sentTo;
  return (
    <Form form={form} noValidate={false}>
      <h1 className="type-staff">{t('reset.title')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('reset.sent', { email })}</p>
      <FormErrors />
      <input type="hidden" name="email" value={email} />
      <div className="mb-4">
        <FormPassword field={fields.newPassword} label={t('own.new')} autoComplete="new-password" />
      </div>
      <CodeEntry
        id="staff-reset-code"
        label={t('reset.code')}
        length={staffCodeLength}
        intent="reset"
        kind="light"
        size="medium"
        className="mt-5 w-full"
        busyLabel={t('own.saving')}
      >
        {t('reset.save')}
      </CodeEntry>
    </Form>
  );
}
