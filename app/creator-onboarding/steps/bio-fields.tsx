import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../kit/forms/form-field';
import { ModalLink } from '../../kit/modals/modal-link';
import { Icon } from '../../kit/ui/icons/icon';
import type { StepFields } from '../../wizards/wizard-fields';
import type { ApplicationStep } from '../server/read-application-step.server';

interface BioFieldsProps extends Pick<ApplicationStep, 'limits'> {
  fields: StepFields;
}

/** The text that the twin reads before every conversation, with an example. */
export function BioFields({ fields: { bio }, limits }: BioFieldsProps) {
  const { t } = useTranslation('onboarding');
  const [length, setLength] = useState(bio?.initialValue?.trim().length ?? 0);
  if (!bio) return null;
  const { min, max } = limits.bio;
  return (
    <>
      <div>
        <FormTextArea
          field={bio}
          label={t('field.bio')}
          rows={9}
          maxLength={max}
          minLength={min}
          required
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
        />
        <p className="type-caption text-fg-3 mt-1.5 flex justify-between gap-3">
          <span>{t('bio.least', { n: min })}</span>
          <span className="tabular-nums">{t('bio.count', { at: length, of: max })}</span>
        </p>
      </div>
      <ModalLink
        modal="creatorBioExampleModal"
        className="rounded-card border-line-2 bg-veil hover:bg-veil-2 flex min-h-15 items-center gap-4 border px-4 py-2.5 transition"
      >
        <Icon name="book-open" size={20} className="text-fg-2" />
        <span className="min-w-0 flex-1">
          <span className="block font-[560]">{t('bio.example')}</span>
          <span className="type-caption text-fg-3 block">{t('bio.example-text')}</span>
        </span>
        <Icon name="chevron-right" size={18} className="rtl:rotate-180" />
      </ModalLink>
      <ul className="text-fg-2 list-disc space-y-2 ps-5">
        <li>{t('bio.tip-1')}</li>
        <li>{t('bio.tip-2')}</li>
        <li>{t('bio.tip-3')}</li>
      </ul>
    </>
  );
}
