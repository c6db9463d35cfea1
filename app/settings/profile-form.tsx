import { getSelectProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { PersonNameField } from '../accounts/person-name-field';
import { useErrorText } from '../forms/use-error-text';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { SelectField } from '../ui/select-field';
import { SettingsSection } from './settings-section';
import { useSettingsForm } from './use-settings-form';

interface ProfileFormProps {
  profile: { nickName: string | null; gender: string | null };
  /** What may be chosen, besides what is chosen already. */
  genders: readonly string[];
}

type Fields = { nickName: string; gender: string };

/** What characters call somebody, and as whom they talk to them. */
export function ProfileForm({ profile, genders }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { viewer } = useSite();
  const { fetcher, form, fields, isBusy, isDone } = useSettingsForm<Fields>('profile', {
    nickName: profile.nickName ?? '',
    gender: profile.gender ?? '',
  });
  const initial = viewer.kind === 'member' ? viewer.name.charAt(0) : '';
  const options = [
    ...(profile.gender === null ? [{ value: '', label: t('profile.gender-unset') }] : []),
    ...genders.map((gender) => ({ value: gender, label: t(`profile.genders.${gender}`) })),
  ];
  return (
    <SettingsSection id="profile" title={t('profile.title')} about={t('profile.about')}>
      <fetcher.Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        className="space-y-4"
      >
        {isDone && <Notice kind="ok">{t('saved')}</Notice>}
        <div className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="bg-mine font-display text-on-mine mt-[26px] flex size-12 shrink-0 items-center justify-center rounded-full text-[1.375rem]"
          >
            {initial}
          </span>
          <div className="min-w-0 flex-1">
            <FormField
              as={PersonNameField}
              field={fields.nickName}
              type="text"
              label={t('profile.name')}
              hint={t('profile.name-hint')}
              autoComplete="nickname"
              required
            />
          </div>
        </div>
        <SelectField
          {...getSelectProps(fields.gender)}
          id={fields.gender.id}
          key={fields.gender.key}
          label={t('profile.gender')}
          options={options}
          error={errorText(fields.gender.errors)}
        />
        <Button
          type="submit"
          name="intent"
          value="profile"
          className="max-md:w-full"
          busyLabel={isBusy ? t('saving') : undefined}
        >
          {t('save')}
        </Button>
      </fetcher.Form>
    </SettingsSection>
  );
}
