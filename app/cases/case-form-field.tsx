import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FormCheckbox, FormField, FormSelect, FormTextArea } from '../kit/forms/form-field';
import type { CaseField } from './case-fields';

interface CaseFormFieldProps {
  field: CaseField;
  meta: FieldMetadata<string>;
}

export function CaseFormField({ field, meta }: CaseFormFieldProps) {
  const { t } = useTranslation('contact');
  const label = t(`field.${field.label ?? field.name}`);
  const shared = { field: meta, label, required: !field.isOptional };
  switch (field.as) {
    case 'line':
      return (
        <FormField
          {...shared}
          type="text"
          maxLength={field.limit}
          autoComplete={field.autoComplete}
          {...(field.hint ? { hint: t(`field.${field.hint}`) } : {})}
        />
      );
    case 'text':
      return (
        <FormTextArea
          {...shared}
          rows={field.limit > 1000 ? 6 : 3}
          maxLength={field.limit}
          autoComplete={field.autoComplete}
          {...(field.hint ? { hint: t(`field.${field.hint}`) } : {})}
        />
      );
    case 'choice':
      return (
        <FormSelect
          {...shared}
          options={[
            { value: '', label: t('field.choose') },
            ...field.options.map((value) => ({ value, label: t(`${field.words}.${value}`) })),
          ]}
        />
      );
    case 'statement':
      return (
        <FormCheckbox field={meta} required>
          {label}
        </FormCheckbox>
      );
  }
}
