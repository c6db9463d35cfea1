import { useLocation, useNavigate } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanPersonName, longestName } from '~/domain/creator-onboarding/person-name';
import { FormField } from '../../kit/forms/form-field';
import { modalHref } from '../../kit/modals/modal-keys';
import type { StepView } from '../../wizards/step-view';
import type { StepFields } from '../../wizards/wizard-fields';
import type { ApplicationStep } from '../server/read-application-step.server';
import { BirthDateField } from './birth-date-field';
import { ChipChoices } from './chip-choices';
import { typePersonName } from './type-person-name';
import { WordListField } from './word-list-field';

interface ProfileFieldsProps extends Pick<ApplicationStep, 'limits' | 'now'> {
  view: StepView;
  fields: StepFields;
}

/** The first step: the person, and the sites on which they are live. */
export function ProfileFields({ view, fields, limits, now }: ProfileFieldsProps) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const location = useLocation();
  const gender = view.fields.find(({ name }) => name === 'gender');
  const { displayName, nicknames, instagramUsername } = fields;
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
      <BirthDateField fields={fields} now={now} />
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
      <LiveFields fields={fields} />
    </>
  );
}

/** The person's site with live shows, and their name there. */
function LiveFields({ fields: { website, liveNickname } }: Pick<ProfileFieldsProps, 'fields'>) {
  const { t } = useTranslation('onboarding');
  return (
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
  );
}
