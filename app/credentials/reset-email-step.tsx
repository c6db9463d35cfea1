import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { OriginFields } from '../accounts/origin-fields';
import { useErrorText } from '../forms/use-error-text';
import { CaptchaField } from '../captcha/captcha-field';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { withRedirect } from '../accounts/form-origin';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

const linkClass = 'rounded-small font-[520] text-fg underline underline-offset-2';

/** First: whose password it is. */
export function ResetEmailStep({ origin, fetcher, answer }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { t } = useTranslation('credentials');
  const errorText = useErrorText();
  const isBusy = fetcher.state !== 'idle';
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('reset.ask-email')}</p>
      <fetcher.Form method="post" action={page} noValidate>
        <OriginFields {...origin} />
        <div className="grid gap-4">
          <TextField
            id={`reset-email-${origin.place}`}
            name="email"
            type="email"
            label={t('accounts:email')}
            icon="mail"
            autoComplete="username"
            inputMode="email"
            placeholder={t('accounts:email-example')}
            required
            defaultValue={answer?.email}
            error={errorText(answer?.error ? [answer.error] : undefined)}
          />
          <CaptchaField answer={answer} />
        </div>
        <Button
          type="submit"
          name="intent"
          value="begin"
          size="large"
          className="mt-6 w-full"
          busyLabel={isBusy ? t('reset.sending') : undefined}
        >
          {t('reset.send')}
        </Button>
      </fetcher.Form>
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
