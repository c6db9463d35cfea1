import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';

interface StaffEmailFormProps {
  email: string;
  error: string | undefined;
}

/** The first step: a code is mailed to whoever works here; nobody is told who does. */
export function StaffEmailForm({ email, error }: StaffEmailFormProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action="/admin">
      <h1 className="type-staff">{t('sign-in')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('sign-in-text')}</p>
      <TextField
        id="staff-email"
        name="email"
        type="email"
        label={t('email')}
        icon="mail"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        error={errorText(error === undefined ? undefined : [error])}
      />
      <Button
        type="submit"
        kind="light"
        className="mt-5 w-full"
        name="intent"
        value="request"
        busyLabel={isBusy ? t('sending-code') : undefined}
      >
        {t('send-code')}
      </Button>
    </Form>
  );
}
