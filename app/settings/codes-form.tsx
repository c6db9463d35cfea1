import { getInputProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/checkbox-field';
import { Notice } from '../ui/notice';
import { SettingsSection } from './settings-section';
import { useSettingsForm } from './use-settings-form';

/** Whether a locked screen may show the codes of one's mails. */
export function CodesForm({ isHiding }: { isHiding: boolean }) {
  const { t } = useTranslation('account');
  const { fetcher, form, fields, isBusy, isDone } = useSettingsForm<{ hide: string }>('codes', {
    hide: isHiding ? 'on' : '',
  });
  return (
    <SettingsSection id="codes" title={t('codes.title')} about={t('codes.about')}>
      <fetcher.Form method="post" id={form.id} onSubmit={form.onSubmit} className="space-y-4">
        {isDone && <Notice kind="ok">{t('saved')}</Notice>}
        <CheckboxField
          {...getInputProps(fields.hide, { type: 'checkbox' })}
          id={fields.hide.id}
          key={fields.hide.key}
        >
          {t('codes.hide')}
        </CheckboxField>
        <Button
          type="submit"
          name="intent"
          value="codes"
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
