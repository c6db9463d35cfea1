import type { FieldMetadata } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageAt, isCalendarDay } from '~/domain/creator-onboarding/age-at';
import { useOwnForm } from '../../kit/forms/form';
import { FormField, FormSelect } from '../../kit/forms/form-field';
import { useSite } from '../../kit/site/use-site';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import type { StepFields } from '../../wizards/wizard-fields';

/** A birth date in three fields; the age is shown as it is typed. */
export function BirthDateField({ fields, now }: { fields: StepFields; now: string }) {
  const { t } = useTranslation('onboarding');
  const { errorText } = useOwnForm();
  const { day, month, year } = fields;
  const [typed, setTyped] = useState({
    day: Number(day?.initialValue),
    month: Number(month?.initialValue),
    year: Number(year?.initialValue),
  });
  if (!day || !month || !year) return null;
  const error = errorText(day.errors ?? month.errors ?? year.errors);
  const age = isCalendarDay(typed) ? ageAt(typed, new Date(now)) : null;
  return (
    <fieldset
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
          setTyped({ ...typed, [target.name]: Number(target.value) });
      }}
    >
      <legend className="text-fg-2 mb-1.5 text-[0.84375rem]/5 font-[520]">
        {t('field.birthDate')}
      </legend>
      <DateFields day={day} month={month} year={year} />
      <FieldNote id={`${day.errorId}-date`} error={error} />
      {!error && age !== null && age >= 18 && age < 100 && (
        <p className="type-caption text-ok mt-1.5 flex items-center gap-1.5" role="status">
          <Icon name="check" size={14} />
          {t('hint.age', { age })}
        </p>
      )}
    </fieldset>
  );
}

type DateParts = Record<'day' | 'month' | 'year', FieldMetadata<string>>;

function DateFields({ day, month, year }: DateParts) {
  const { t } = useTranslation('onboarding');
  const { locale } = useSite();
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.format(new Date(Date.UTC(2000, index, 15))),
  }));
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_6rem] items-start gap-3">
      <FormField
        field={day}
        isCorrected
        type="text"
        label={t('field.day')}
        inputMode="numeric"
        autoComplete="bday-day"
        maxLength={2}
        required
      />
      <FormSelect
        field={month}
        isCorrected
        label={t('field.month')}
        options={[{ value: '', label: '–' }, ...months]}
        autoComplete="bday-month"
        required
      />
      <FormField
        field={year}
        isCorrected
        type="text"
        label={t('field.year')}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        required
      />
    </div>
  );
}
