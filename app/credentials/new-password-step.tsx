import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginFields } from '../accounts/origin-fields';
import { useErrorText } from '../forms/use-error-text';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { PasswordMatch } from './password-match';
import { withRedirect } from '../accounts/form-origin';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

/** Third: the new password, twice. */
export function NewPasswordStep({ origin, fetcher, answer }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { t } = useTranslation('credentials');
  const errorText = useErrorText();
  const { passwordLength } = useSite();
  const [typed, setTyped] = useState({ newPassword: '', confirmation: '' });
  const isBusy = fetcher.state !== 'idle';
  const fieldError = (error: string | undefined) => errorText(error ? [error] : undefined);
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('reset.ask-password')}</p>
      <fetcher.Form method="post" action={page} noValidate className="space-y-4">
        <OriginFields {...origin} />
        <PasswordField
          id={`new-password-${origin.place}`}
          name="newPassword"
          label={t('reset.new-password')}
          hint={t('accounts:password-hint', { figure: passwordLength.min })}
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          error={fieldError(answer?.error)}
          onChange={({ target }) => setTyped({ ...typed, newPassword: target.value })}
        />
        <PasswordField
          id={`confirmation-${origin.place}`}
          name="confirmation"
          label={t('reset.confirmation')}
          autoComplete="new-password"
          required
          maxLength={passwordLength.max}
          error={fieldError(answer?.confirmationError)}
          onChange={({ target }) => setTyped({ ...typed, confirmation: target.value })}
        />
        <PasswordMatch {...typed} />
        <Button
          type="submit"
          name="intent"
          value="set"
          size="large"
          className="w-full"
          busyLabel={isBusy ? t('reset.saving') : undefined}
        >
          {t('reset.save')}
        </Button>
      </fetcher.Form>
    </>
  );
}
