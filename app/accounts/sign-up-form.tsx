import { getInputProps } from '@conform-to/react';
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/checkbox-field';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { requestedAccountType, isCreator } from './account-type';
import { CreatorBanner } from './creator-banner';
import { withRedirect, type FormPlace } from './form-origin';
import { LegalLine } from './legal-line';
import { OriginFields } from './origin-fields';
import { SocialButtons, SocialDivider } from './social-buttons';
import { CaptchaField } from '../captcha/captcha-field';
import { SwitchLine } from './switch-line';
import { useAccountForm, type AccountResponse } from './use-account-form';
import { useErrorText } from '../forms/use-error-text';

interface SignUpFormProps {
  place: FormPlace;
  answer?: AccountResponse | undefined;
}

type Fields = { email: string; password: string; isAdult: string };

export function SignUpForm({ place, answer }: SignUpFormProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { passwordLength } = useSite();
  const accountType = requestedAccountType(useLocation().search);
  const { fetcher, form, fields, isBusy, redirectTo, lastAnswer } = useAccountForm<Fields>({
    id: 'sign-up',
    place,
    answer,
  });
  return (
    <>
      {isCreator(accountType) && <CreatorBanner />}
      <SocialButtons redirectTo={redirectTo} accountType={accountType} />
      <SocialDivider />
      <fetcher.Form
        method="post"
        action={withRedirect('/sign_up', redirectTo, accountType)}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
      >
        <OriginFields place={place} redirectTo={redirectTo} />
        <input type="hidden" name="accountType" value={accountType} />
        <div className="grid gap-4">
          {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
          <FormField
            field={fields.email}
            type="email"
            label={t('email')}
            icon="mail"
            autoComplete="email"
            inputMode="email"
            placeholder={t('email-example')}
            required
          />
          <FormField
            as={PasswordField}
            field={fields.password}
            type="password"
            label={t('password')}
            hint={t('password-hint', { figure: passwordLength.min })}
            autoComplete="new-password"
            required
            minLength={passwordLength.min}
            maxLength={passwordLength.max}
          />
          <CheckboxField
            {...getInputProps(fields.isAdult, { type: 'checkbox' })}
            id={fields.isAdult.id}
            key={fields.isAdult.key}
            required
            error={errorText(fields.isAdult.errors)}
          >
            {t('adult')}
          </CheckboxField>
          <CaptchaField answer={lastAnswer} />
        </div>
        <Button
          type="submit"
          size="large"
          className="mt-4 w-full"
          busyLabel={isBusy ? t('signing-up') : undefined}
        >
          {t('sign-up')}
        </Button>
        <LegalLine />
        <SwitchLine
          question={t('have-account')}
          label={t('log-in')}
          place={place}
          modal="loginModal"
          page="/sign_in"
          redirectTo={redirectTo}
        />
      </fetcher.Form>
    </>
  );
}
