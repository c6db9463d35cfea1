import { useTranslation } from 'react-i18next';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormPassword } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { SettingsSection } from '../kit/shell/settings-section';

interface OwnPasswordProps {
  email: string;
  hasPassword: boolean;
}

/** The form of a member's own password. The first one needs a fresh proof of identity. */
export function OwnPassword({ email, hasPassword }: OwnPasswordProps) {
  const { t } = useTranslation('staff');
  const { form, fields } = useForm<{ oldPassword: string; newPassword: string }>({
    id: 'staff-password',
    intent: 'password',
  });
  return (
    <SettingsSection
      id="password"
      title={t('own.password')}
      about={t(hasPassword ? 'own.password-set' : 'own.password-none')}
    >
      <Form form={form} className="space-y-4">
        <FormDone>{t('own.saved')}</FormDone>
        <FormErrors />
        {/* Shows password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && <FormPassword field={fields.oldPassword} label={t('own.old')} />}
        <FormPassword field={fields.newPassword} label={t('own.new')} autoComplete="new-password" />
        <SubmitButton intent="password" kind="light" size="small" busyLabel={t('own.saving')}>
          {t('own.save')}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
