import { useTranslation } from 'react-i18next';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormPassword } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { proveHref } from '../second-factors/prove-href';
import { NewPasswordField } from '../accounts/reset/new-password-field';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { places } from './places';
import { SettingsSection } from '../kit/shell/settings-section';

type Typed = { oldPassword: string; newPassword: string };

interface PasswordFormProps {
  hasPassword: boolean;
  /**
   * True if a person without a password must prove their identity before they type one, because the input
   * is not stored meanwhile.
   */
  mustProve: boolean;
}

/** The form of the password. A person who signs in with another service has none yet and may set one. */
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
  const { passwordLength, viewer } = useSite();
  const { form, fields } = useForm<Typed>({ id: 'password', intent: 'password' });
  return (
    <Form form={form} className="space-y-4">
      <FormDone>{t('password.changed')}</FormDone>
      <FormErrors />
      {/* Shows password managers which account the password belongs to. */}
      <input
        type="text"
        autoComplete="username"
        value={viewer.kind === 'member' ? viewer.email : ''}
        readOnly
        hidden
      />
      {hasPassword && <FormPassword field={fields.oldPassword} label={t('password.current')} />}
      <NewPasswordField
        field={fields.newPassword}
        label={t('password.new')}
        hint={t('password.hint', { figure: passwordLength.min })}
      />
      <SubmitButton
        intent="password"
        kind="light"
        className="max-md:w-full"
        busyLabel={t('password.changing')}
      >
        {t(hasPassword ? 'password.change' : 'password.set')}
      </SubmitButton>
    </Form>
  );
}
