import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { FormPassword } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import { OriginFields } from '../sign-up/origin-fields';
import { NewPasswordField } from './new-password-field';
import { useSite } from '../../kit/site/use-site';
import { PasswordMatch } from './password-match';
import { withRedirect } from '../../kit/site/with-redirect';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

const untyped = { newPassword: '', confirmation: '' };

/** Shows the third step: the new password, entered twice. */
export function NewPasswordStep({ origin, response }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { form, fields } = useForm<Record<keyof typeof untyped, string>>({
    id: `reset-set-${origin.place}`,
    action: page,
    response,
  });
  const { t } = useTranslation('credentials');
  const { passwordLength } = useSite();
  const [typed, setTyped] = useState(untyped);
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('reset.ask-password')}</p>
      <Form form={form} noValidate className="space-y-4">
        <OriginFields {...origin} />
        <NewPasswordField
          field={fields.newPassword}
          id={`new-password-${origin.place}`}
          label={t('reset.new-password')}
          hint={t('accounts:password-hint', { figure: passwordLength.min })}
          onChange={({ target }) => setTyped({ ...typed, newPassword: target.value })}
        />
        <FormPassword
          field={fields.confirmation}
          id={`confirmation-${origin.place}`}
          label={t('reset.confirmation')}
          autoComplete="new-password"
          maxLength={passwordLength.max}
          onChange={({ target }) => setTyped({ ...typed, confirmation: target.value })}
        />
        <PasswordMatch {...typed} />
        <SubmitButton intent="set" size="large" className="w-full" busyLabel={t('reset.saving')}>
          {t('reset.save')}
        </SubmitButton>
      </Form>
    </>
  );
}
