import { getInputProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/checkbox-field';
import { Notice } from '../ui/notice';
import { SettingsSection } from './settings-section';
import { useSettingsForm } from './use-settings-form';

type Fields = { agree_to_receive_promotional_materials: string };

export function PromotionsForm({ agrees }: { agrees: boolean }) {
  const { t } = useTranslation('account');
  const { fetcher, form, fields, isBusy, isDone } = useSettingsForm<Fields>('promotions', {
    agree_to_receive_promotional_materials: agrees ? 'on' : '',
  });
  const field = fields.agree_to_receive_promotional_materials;
  return (
    <SettingsSection id="promotions" title={t('promotions.title')} about={t('promotions.about')}>
      <fetcher.Form method="post" id={form.id} onSubmit={form.onSubmit} className="space-y-4">
        {isDone && <Notice kind="ok">{t('saved')}</Notice>}
        <CheckboxField
          {...getInputProps(field, { type: 'checkbox' })}
          id={field.id}
          key={field.key}
        >
          {t('promotions.agree')}
        </CheckboxField>
        <Button
          type="submit"
          name="intent"
          value="promotions"
          kind="soft"
          className="max-md:w-full"
          busyLabel={isBusy ? t('saving') : undefined}
        >
          {t('save')}
        </Button>
      </fetcher.Form>
    </SettingsSection>
  );
}
