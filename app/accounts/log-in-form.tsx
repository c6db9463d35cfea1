import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { ForgotLine } from '../credentials/forgot-line';
import { PasskeyForm } from '../second-factors/passkey-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { withRedirect, type FormPlace } from './form-origin';
import { LegalLine } from './legal-line';
import { OriginFields } from './origin-fields';
import { SocialButtons, SocialDivider } from './social-buttons';
import { CaptchaField } from '../captcha/captcha-field';
import { SwitchLine } from './switch-line';
import { useAccountForm, type AccountResponse } from './use-account-form';
import { useErrorText } from '../forms/use-error-text';

interface LogInFormProps {
  place: FormPlace;
  answer?: AccountResponse | undefined;
}

type Fields = { email: string; password: string };

export function LogInForm({ place, answer }: LogInFormProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { fetcher, form, fields, isBusy, redirectTo, lastAnswer } = useAccountForm<Fields>({
    id: 'log-in',
    place,
    answer,
  });
  const page = withRedirect('/sign_in', redirectTo);
  return (
    <>
      <SocialButtons redirectTo={redirectTo} />
      <SocialDivider />
      <fetcher.Form
        method="post"
        action={page}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
      >
        <OriginFields place={place} redirectTo={redirectTo} />
        <div className="grid gap-4">
          {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
          <FormField
            field={fields.email}
            type="email"
            label={t('email')}
            icon="mail"
            autoComplete="username"
            inputMode="email"
            placeholder={t('email-example')}
            required
          />
          <FormField
            as={PasswordField}
            field={fields.password}
            type="password"
            label={t('password')}
            autoComplete="current-password"
            required
          />
          <ForgotLine place={place} redirectTo={redirectTo} />
          <CaptchaField answer={lastAnswer} />
        </div>
        <Button
          type="submit"
          size="large"
          className="mt-5 w-full"
          busyLabel={isBusy ? t('logging-in') : undefined}
        >
          {t('log-in')}
        </Button>
        <LegalLine />
        <SwitchLine
          question={t('no-account')}
          label={t('sign-up')}
          place={place}
          modal="signUpModal"
          page="/sign_up"
          redirectTo={redirectTo}
        />
      </fetcher.Form>
      <div className="mt-4">
        <PasskeyForm purpose="sign-in" action={page} label={t('use-passkey')} size="medium">
          <OriginFields place={place} redirectTo={redirectTo} />
        </PasskeyForm>
      </div>
    </>
  );
}
