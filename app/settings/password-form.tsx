import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { useErrorText } from '../forms/use-error-text';
import { proveHref } from '../second-factors/prove-href';
import { useSite } from '../shell/use-site';
import { Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { places } from './places';
import { SettingsSection } from './settings-section';
import { useSettingsForm } from './use-settings-form';

type Typed = { oldPassword: string; newPassword: string };

interface PasswordFormProps {
  hasPassword: boolean;
  /** Whoever has no password yet shows that it is them before they type one: it is not kept meanwhile. */
  mustProve: boolean;
}

/** Somebody who signs in with another service has no password yet, and may set one. */
export function PasswordForm({ hasPassword, mustProve }: PasswordFormProps) {
  const { t } = useTranslation('account');
  return (
    <SettingsSection
      id="password"
      title={t('password.title')}
      about={t(hasPassword ? 'password.about' : 'password.about-none')}
    >
      {mustProve ? (
        <ButtonLink to={proveHref(places.password)} kind="light" className="max-md:w-full">
          {t('password.prove')}
        </ButtonLink>
      ) : (
        <PasswordFields hasPassword={hasPassword} />
      )}
    </SettingsSection>
  );
}

function PasswordFields({ hasPassword }: Pick<PasswordFormProps, 'hasPassword'>) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { passwordLength, viewer } = useSite();
  const { fetcher, form, fields, isBusy, isDone } = useSettingsForm<Typed>('password');
  return (
    <fetcher.Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className="space-y-4"
    >
      {isDone && <Notice kind="ok">{t('password.changed')}</Notice>}
      {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={viewer.kind === 'member' ? viewer.email : ''}
        readOnly
        hidden
      />
      {hasPassword && (
        <FormField
          as={PasswordField}
          field={fields.oldPassword}
          type="password"
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
      )}
      <FormField
        as={PasswordField}
        field={fields.newPassword}
        type="password"
        label={t('password.new')}
        hint={t('password.hint', { figure: passwordLength.min })}
        autoComplete="new-password"
        required
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
      />
      <Button
        type="submit"
        name="intent"
        value="password"
        kind="light"
        className="max-md:w-full"
        busyLabel={isBusy ? t('password.changing') : undefined}
      >
        {t(hasPassword ? 'password.change' : 'password.set')}
      </Button>
    </fetcher.Form>
  );
}
