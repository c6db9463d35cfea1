import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { FormEmail, FormPassword } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { FormResponse } from '../kit/forms/form-response';

interface StaffEmailFormProps {
  response: FormResponse | undefined;
}

/**
 * The first step: a code is mailed if the address belongs to staff. The response does not reveal whether it
 * does.
 */
export function StaffEmailForm({ response }: StaffEmailFormProps) {
  const { t } = useTranslation('staff');
  const { form, fields } = usePageForm<{ email: string; password: string }>({
    id: 'staff-request',
    action: '/admin',
    response,
  });
  return (
    <Form form={form} noValidate={false}>
      <h1 className="type-staff">{t('sign-in')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('sign-in-text')}</p>
      <FormEmail
        field={fields.email}
        id="staff-email"
        label={t('email')}
        icon="mail"
        autoComplete="username"
      />
      <FormPassword
        field={fields.password}
        label={t('sign-in-password')}
        required={false}
        className="mt-4"
      />
      <SubmitButton
        kind="light"
        className="mt-5 w-full"
        intent="request"
        busyLabel={t('sending-code')}
      >
        {t('send-code')}
      </SubmitButton>
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link to="/admin/reset" className="rounded-small underline underline-offset-2">
          {t('own.forgot')}
        </Link>
      </p>
    </Form>
  );
}
