import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormEmail, FormPassword } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import { ForgotLine } from './forgot-line';
import { PasskeyForm } from '../../second-factors/passkey-form';
import type { FormPlace } from '../sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import { LegalLine } from '../sign-up/legal-line';
import { OriginFields } from '../sign-up/origin-fields';
import { SocialButtons, SocialDivider } from '../sign-up/social-buttons';
import { CaptchaField } from '../../kit/captcha/captcha-field';
import { SwitchLine } from '../sign-up/switch-line';
import type { FormResponse } from '../../kit/forms/form-response';
import { afterSignIn } from './after-sign-in';

interface LogInFormProps {
  place: FormPlace;
  response?: FormResponse | undefined;
}

type Fields = { email: string; password: string };

export function LogInForm({ place, response }: LogInFormProps) {
  const { t } = useTranslation('accounts');
  const redirectTo = afterSignIn(useLocation());
  const page = withRedirect('/sign_in', redirectTo);
  const { form, fields } = useForm<Fields>({
    id: `log-in-${place}`,
    action: page,
    response,
  });
  return (
    <>
      <SocialButtons redirectTo={redirectTo} />
      <SocialDivider />
      <Form form={form}>
        <OriginFields place={place} redirectTo={redirectTo} />
        <div className="grid gap-4">
          <FormErrors />
          <FormEmail
            field={fields.email}
            label={t('email')}
            icon="mail"
            autoComplete="username"
            placeholder={t('email-example')}
          />
          <FormPassword field={fields.password} label={t('password')} />
          <ForgotLine place={place} redirectTo={redirectTo} />
          <CaptchaField />
        </div>
        <SubmitButton size="large" className="mt-5 w-full" busyLabel={t('logging-in')}>
          {t('log-in')}
        </SubmitButton>
        <LegalLine />
        <SwitchLine
          question={t('no-account')}
          label={t('sign-up')}
          place={place}
          modal="signUpModal"
          page="/sign_up"
          redirectTo={redirectTo}
        />
      </Form>
      <div className="mt-4">
        <PasskeyForm purpose="sign-in" action={page} label={t('use-passkey')} size="medium">
          <OriginFields place={place} redirectTo={redirectTo} />
        </PasskeyForm>
      </div>
    </>
  );
}
