import { useTranslation } from 'react-i18next';
import { Form, FormDone, SubmitButton } from '../kit/forms/form';
import { FormCheckbox } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { SettingsSection } from '../kit/shell/settings-section';

/** The setting that lets a locked screen show the codes in mails. */
export function CodesForm({ isHiding }: { isHiding: boolean }) {
  const { t } = useTranslation('account');
  const { form, fields } = useForm<{ hide: string }>({
    id: 'codes',
    intent: 'codes',
    defaultValue: {
      hide: isHiding ? 'on' : '',
    },
  });
  return (
    <SettingsSection id="codes" title={t('codes.title')} about={t('codes.about')}>
      <Form form={form} className="space-y-4">
        <FormDone>{t('saved')}</FormDone>
        <FormCheckbox field={fields.hide}>{t('codes.hide')}</FormCheckbox>
        <SubmitButton intent="codes" kind="soft" className="max-md:w-full" busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
