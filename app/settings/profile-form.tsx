import { useTranslation } from 'react-i18next';
import { Form, FormDone, SubmitButton } from '../kit/forms/form';
import { FormField, FormSelect } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { PersonNameField } from '../accounts/sign-up/person-name-field';
import { useSite } from '../kit/site/use-site';
import { SettingsSection } from '../kit/shell/settings-section';

interface ProfileFormProps {
  profile: { nickName: string | null; gender: string | null };
  /** The genders that can be chosen in addition to the current one. */
  genders: readonly string[];
}

type Fields = { nickName: string; gender: string };

/** The form of the name and gender with which characters address the person. */
export function ProfileForm({ profile, genders }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { viewer } = useSite();
  const { form, fields } = useForm<Fields>({
    id: 'profile',
    intent: 'profile',
    defaultValue: {
      nickName: profile.nickName ?? '',
      gender: profile.gender ?? '',
    },
  });
  const initial = viewer.kind === 'member' ? viewer.name.charAt(0) : '';
  const options = [
    ...(profile.gender === null ? [{ value: '', label: t('profile.gender-unset') }] : []),
    ...genders.map((gender) => ({ value: gender, label: t(`profile.genders.${gender}`) })),
  ];
  return (
    <SettingsSection id="profile" title={t('profile.title')} about={t('profile.about')}>
      <Form form={form} className="space-y-4">
        <FormDone>{t('saved')}</FormDone>
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
        <FormSelect field={fields.gender} label={t('profile.gender')} options={options} />
        <SubmitButton intent="profile" className="max-md:w-full" busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
