import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../kit/forms/form-field';

interface AgeFieldProps {
  meta: FieldMetadata<string>;
  label: string;
  ages: { min: number; max: number };
}

/** Asks for an age as a number. The lowest one is said below it. */
export function AgeField({ meta, label, ages }: AgeFieldProps) {
  const { t } = useTranslation('create');
  return (
    <FormField
      field={meta}
      type="text"
      label={label}
      hint={t('hint.age', ages)}
      inputMode="numeric"
      required
      autoComplete="off"
    />
  );
}
