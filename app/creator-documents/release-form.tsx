import { useTranslation } from 'react-i18next';
import { FormCheckbox, FormField } from '../kit/forms/form-field';
import { TextField } from '../kit/ui/fields/text-field';
import { Icon } from '../kit/ui/icons/icon';
import { useSite } from '../kit/site/use-site';
import type { StepFields } from '../wizards/wizard-fields';

interface ReleaseFormProps {
  fields: StepFields;
  displayName: string;
  birthDate: { day: number; month: number; year: number } | null;
  email: string;
}

/** The release form: what the person permits, their full name, and their agreement. */
export function ReleaseForm({ fields, displayName, birthDate, email }: ReleaseFormProps) {
  const { t } = useTranslation('onboarding');
  const { locale } = useSite();
  const { fullName, agrees } = fields;
  const born =
    birthDate &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(birthDate.year, birthDate.month - 1, birthDate.day),
    );
  return (
    <>
      <ul className="text-fg-2 space-y-3">
        {(['twin', 'dressed', 'withdraw'] as const).map((key) => (
          <li key={key} className="flex gap-3">
            <Icon name="check" size={18} className="text-ok mt-0.5 shrink-0" />
            {t(`release.${key}`)}
          </li>
        ))}
      </ul>
      {fullName && (
        <FormField
          field={fullName}
          type="text"
          label={t('field.fullName')}
          required
          maxLength={100}
          autoComplete="name"
          placeholder={displayName}
        />
      )}
      {born !== null && (
        <TextField id="release-born" label={t('field.birthDate')} value={born} readOnly />
      )}
      <TextField id="release-email" label={t('field.email')} value={email} readOnly />
      {agrees && (
        <FormCheckbox field={agrees} required>
          {t('release.agrees')}
        </FormCheckbox>
      )}
    </>
  );
}
