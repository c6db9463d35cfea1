import type { FieldMetadata } from '@conform-to/react';
import { Icon } from '../../kit/ui/icons/icon';
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormCheckbox, FormEmail } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import { NewPasswordField } from '../reset/new-password-field';
import { useSite } from '../../kit/site/use-site';
import { afterSignUp, requestedAccountType, isCreator } from './account-type';
import type { FormPlace } from './form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import { LegalLine } from './legal-line';
import { OriginFields } from './origin-fields';
import { SocialButtons, SocialDivider } from './social-buttons';
import { CaptchaField } from '../../kit/captcha/captcha-field';
import { SwitchLine } from './switch-line';
import type { FormResponse } from '../../kit/forms/form-response';
import { afterSignIn } from '../log-in/after-sign-in';

interface SignUpFormProps {
  place: FormPlace;
  response?: FormResponse | undefined;
}

type Fields = { email: string; password: string; isAdult: string };

export function SignUpForm({ place, response }: SignUpFormProps) {
  const { t } = useTranslation('accounts');
  const accountType = requestedAccountType(useLocation().search);
  const redirectTo = afterSignUp(accountType, afterSignIn(useLocation()));
  const { form, fields } = useForm<Fields>({
    id: `sign-up-${place}`,
    action: withRedirect('/sign_up', redirectTo, accountType),
    response,
  });
  return (
    <>
      {isCreator(accountType) && <CreatorBanner />}
      <SocialButtons redirectTo={redirectTo} accountType={accountType} />
      <SocialDivider />
      <Form form={form}>
        <OriginFields place={place} redirectTo={redirectTo} />
        <input type="hidden" name="accountType" value={accountType} />
        <div className="grid gap-4">
          <FormErrors />
          <SignUpFields fields={fields} />
          <CaptchaField />
        </div>
        <SubmitButton size="large" className="mt-4 w-full" busyLabel={t('signing-up')}>
          {t('sign-up')}
        </SubmitButton>
        <LegalLine />
        <SwitchLine
          question={t('have-account')}
          label={t('log-in')}
          place={place}
          modal="loginModal"
          page="/sign_in"
          redirectTo={redirectTo}
        />
      </Form>
    </>
  );
}

function SignUpFields({ fields }: { fields: Record<keyof Fields, FieldMetadata<string>> }) {
  const { t } = useTranslation('accounts');
  const { passwordLength } = useSite();
  return (
    <>
      <FormEmail
        field={fields.email}
        label={t('email')}
        icon="mail"
        placeholder={t('email-example')}
      />
      <NewPasswordField
        field={fields.password}
        label={t('password')}
        hint={t('password-hint', { figure: passwordLength.min })}
      />
      <FormCheckbox field={fields.isAdult} required>
        {t('adult')}
      </FormCheckbox>
    </>
  );
}

/** Explains to creators the purpose of their account. */
function CreatorBanner() {
  const { t } = useTranslation('accounts');
  return (
    <div className="rounded-card border-gold/30 bg-gold/8 mb-5 flex items-start gap-3 border p-4">
      <Icon name="clapperboard" className="text-gold mt-0.5" />
      <p className="type-small text-fg-2">
        <strong className="text-fg block font-[560]">{t('creator-banner.title')}</strong>
        {t('creator-banner.text')}
      </p>
    </div>
  );
}
