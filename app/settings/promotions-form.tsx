import { useTranslation } from 'react-i18next';
import { Form, FormDone, SubmitButton } from '../kit/forms/form';
import { FormCheckbox } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { SettingsSection } from '../kit/shell/settings-section';

type Fields = { agree_to_receive_promotional_materials: string };

export function PromotionsForm({ agrees }: { agrees: boolean }) {
  const { t } = useTranslation('account');
  const { form, fields } = useForm<Fields>({
    id: 'promotions',
    intent: 'promotions',
    defaultValue: {
      agree_to_receive_promotional_materials: agrees ? 'on' : '',
    },
  });
  const field = fields.agree_to_receive_promotional_materials;
  return (
    <SettingsSection id="promotions" title={t('promotions.title')} about={t('promotions.about')}>
      <Form form={form} className="space-y-4">
        <FormDone>{t('saved')}</FormDone>
        <FormCheckbox field={field}>{t('promotions.agree')}</FormCheckbox>
        <SubmitButton
          intent="promotions"
          kind="soft"
          className="max-md:w-full"
          busyLabel={t('saving')}
        >
          {t('save')}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
