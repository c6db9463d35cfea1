import {
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { CheckboxField } from '../ui/checkbox-field';
import { SelectField } from '../ui/select-field';
import { TextAreaField } from '../ui/text-area-field';
import { TextField } from '../ui/text-field';
import type { CaseField } from './case-fields';

interface CaseFormFieldProps {
  field: CaseField;
  meta: FieldMetadata<string>;
}

export function CaseFormField({ field, meta }: CaseFormFieldProps) {
  const { t } = useTranslation('contact');
  const error = useErrorText('contact')(meta.errors);
  const label = t(`field.${field.label ?? field.name}`);
  const shared = { id: meta.id, label, error, required: !field.isOptional };
  switch (field.as) {
    case 'line':
      return (
        <TextField
          {...getInputProps(meta, { type: 'text' })}
          {...shared}
          key={meta.key}
          maxLength={field.limit}
          autoComplete={field.autoComplete ?? 'off'}
          {...(field.hint ? { hint: t(`field.${field.hint}`) } : {})}
        />
      );
    case 'text':
      return (
        <TextAreaField
          {...getTextareaProps(meta)}
          {...shared}
          key={meta.key}
          rows={field.limit > 1000 ? 6 : 3}
          maxLength={field.limit}
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...getSelectProps(meta)}
          {...shared}
          key={meta.key}
          options={[
            { value: '', label: t('field.choose') },
            ...field.options.map((value) => ({ value, label: t(`${field.words}.${value}`) })),
          ]}
        />
      );
    case 'statement':
      return (
        <CheckboxField
          {...getInputProps(meta, { type: 'checkbox' })}
          id={meta.id}
          key={meta.key}
          required
          error={error}
        >
          {label}
        </CheckboxField>
      );
  }
}
