import { useTranslation } from 'react-i18next';
import { FormField } from '../../forms/form-field';
import { useErrorText } from '../../forms/use-error-text';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { SettingsSection } from './settings-section';
import { useSettingsForm } from './use-settings-form';

type Fields = { oldPassword: string; newPassword: string };

/** Somebody who signs in with another service has no password yet, and may set one. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { viewer } = useSite();
  const { fetcher, form, fields, isBusy, isDone } = useSettingsForm<Fields>('password');
  return (
    <SettingsSection
      id="password"
      title={t('password.title')}
      about={t(hasPassword ? 'password.about' : 'password.about-none')}
    >
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
          hint={t('password.hint')}
          autoComplete="new-password"
          required
          minLength={6}
          maxLength={20}
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
    </SettingsSection>
  );
}
