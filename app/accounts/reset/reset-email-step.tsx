import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { FormEmail } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import { ModalLink } from '../../kit/modals/modal-link';
import { OriginFields } from '../sign-up/origin-fields';
import { CaptchaField } from '../../kit/captcha/captcha-field';
import { withRedirect } from '../../kit/site/with-redirect';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

const linkClass = 'rounded-small font-[520] text-fg underline underline-offset-2';

/** Shows the first step: the e-mail address of the account. */
export function ResetEmailStep({ origin, response }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { form, fields } = useForm<{ email: string }>({
    id: `reset-begin-${origin.place}`,
    action: page,
    response,
  });
  const { t } = useTranslation('credentials');
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('reset.ask-email')}</p>
      <Form form={form} noValidate>
        <OriginFields {...origin} />
        <div className="grid gap-4">
          <FormEmail
            field={fields.email}
            id={`reset-email-${origin.place}`}
            label={t('accounts:email')}
            icon="mail"
            autoComplete="username"
            placeholder={t('accounts:email-example')}
          />
          <CaptchaField />
        </div>
        <SubmitButton
          intent="begin"
          size="large"
          className="mt-6 w-full"
          busyLabel={t('reset.sending')}
        >
          {t('reset.send')}
        </SubmitButton>
      </Form>
      <p className="type-small text-fg-2 mt-4 text-center">
        {t('reset.remembered')}{' '}
        {origin.place === 'modal' ? (
          <ModalLink modal="loginModal" replace className={linkClass}>
            {t('reset.back-to-login')}
          </ModalLink>
        ) : (
          <Link to={withRedirect('/sign_in', origin.redirectTo)} className={linkClass}>
            {t('reset.back-to-login')}
          </Link>
        )}
      </p>
    </>
  );
}
