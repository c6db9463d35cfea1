import { useLocation, useNavigate } from '@remix-run/react';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ageAt, isCalendarDay } from '~/domain/creator-onboarding/age-at';
import { cleanPersonName, longestName } from '~/domain/creator-onboarding/person-name';
import { useOwnForm } from '../../kit/forms/form';
import { FormField, FormSelect } from '../../kit/forms/form-field';
import { useSite } from '../../kit/site/use-site';
import { modalHref } from '../../kit/modals/modal-keys';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import type { StepView } from '../../wizards/step-view';
import type { StepFields } from '../../wizards/wizard-fields';
import type { ApplicationStep } from '../server/read-application-step.server';
import { ChipChoices } from './chip-choices';
import { typePersonName } from './type-person-name';
import { WordListField } from './word-list-field';

interface ProfileFieldsProps extends Pick<ApplicationStep, 'limits' | 'now'> {
  view: StepView;
  fields: StepFields;
}

/** The first step: who the person is, and where they are live. */
export function ProfileFields({ view, fields, limits, now }: ProfileFieldsProps) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const location = useLocation();
  const gender = view.fields.find(({ name }) => name === 'gender');
  const { displayName, nicknames, instagramUsername, website, liveNickname } = fields;
  const warn = (event: ChangeEvent<HTMLDivElement>) => {
    const target: EventTarget = event.target;
    if (!(target instanceof HTMLInputElement) || target.name !== 'gender') return;
    if (limits.genders.some((one) => one === target.value)) return;
    navigate(modalHref(location, 'creatorGenderAcceptanceModal'), { preventScrollReset: true });
  };
  return (
    <>
      <div onChange={warn}>
        {gender && fields['gender'] && <ChipChoices field={gender} meta={fields['gender']} />}
      </div>
      {displayName && (
        <FormField
          field={displayName}
          type="text"
          label={t('field.displayName')}
          required
          maxLength={longestName}
          autoComplete="name"
          hint={t('hint.displayName')}
          onInput={(event) => typePersonName(event.currentTarget)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = cleanPersonName(currentTarget.value);
          }}
        />
      )}
      <BirthDate fields={fields} now={now} />
      {nicknames && (
        <WordListField meta={nicknames} label={t('field.nicknames')} most={limits.nicknames.max} />
      )}
      {instagramUsername && (
        <FormField
          field={instagramUsername}
          type="text"
          label={t('field.instagramUsername')}
          maxLength={31}
          autoComplete="off"
        />
      )}
      <section className="space-y-5 pt-2">
        <div>
          <h2 className="type-h3">{t('live.title')}</h2>
          <p className="text-fg-3 mt-1">{t('live.text')}</p>
        </div>
        {website && (
          <FormField
            field={website}
            type="text"
            label={t('field.website')}
            inputMode="url"
            autoComplete="off"
          />
        )}
        {liveNickname && (
          <FormField
            field={liveNickname}
            type="text"
            label={t('field.liveNickname')}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </section>
    </>
  );
}

/** A date in three fields; the age is said back as it is typed. */
function BirthDate({ fields, now }: { fields: StepFields; now: string }) {
  const { t } = useTranslation('onboarding');
  const { locale } = useSite();
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
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.format(new Date(Date.UTC(2000, index, 15))),
  }));
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
