import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { DescribedField, type FieldDescription } from '../kit/forms/described-field';
import type { CaseField } from './case-fields';

interface CaseFormFieldProps {
  field: CaseField;
  meta: FieldMetadata<string>;
}

/** Shows a field of a case in the viewer's language. */
export function CaseFormField({ field, meta }: CaseFormFieldProps) {
  const { t } = useTranslation('contact');
  const { name, as } = field;
  const choose = { value: '', label: t('field.choose') };
  const described: FieldDescription = {
    name,
    as,
    label: t(`field.${field.label ?? name}`),
    isRequired: !field.isOptional,
    ...('options' in field && {
      options: [
        choose,
        ...field.options.map((value) => ({ value, label: t(`${field.words}.${value}`) })),
      ],
    }),
    ...('limit' in field && {
      maxLength: field.limit,
      rows: field.limit > 1000 ? 6 : 3,
      autoComplete: field.autoComplete,
      hint: field.hint && t(`field.${field.hint}`),
    }),
  };
  return <DescribedField field={described} meta={meta} />;
}
