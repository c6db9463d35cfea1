import type { FieldMetadata } from '@conform-to/react';
import { FormChoices } from './form-choices';
import { FormCheckbox, FormField, FormSelect, FormTextArea } from './form-field';

/** A field as data: its definition in the reader's language. */
export interface FieldDescription {
  name: string;
  label: string;
  as:
    | 'text'
    | 'number'
    | 'date'
    | 'text-area'
    | 'checkbox'
    | 'select'
    | 'radios'
    | 'checkboxes'
    | 'hidden';
  isRequired: boolean;
  /** The options of a choice. */
  options?: readonly { value: string; label: string }[] | undefined;
  hint?: string | undefined;
  maxLength?: number | undefined;
  rows?: number | undefined;
  autoComplete?: string | undefined;
}

interface DescribedFieldProps {
  field: FieldDescription;
  meta: FieldMetadata<string>;
  /** True if its label is already shown above it, as the title of its step. */
  isNamed?: boolean;
}

/** Renders a form field from its description. */
export function DescribedField({ field, meta, isNamed = false }: DescribedFieldProps) {
  const { as, label, isRequired, options = [], hint, maxLength, rows, autoComplete } = field;
  const shared = { field: meta, label, required: isRequired, ...(hint && { hint }) };
  const typed = { ...shared, maxLength, autoComplete };
  switch (as) {
    case 'hidden':
      return <input type="hidden" name={meta.name} defaultValue={meta.initialValue} />;
    case 'text':
      return <FormField {...typed} type="text" />;
    case 'date':
      return <FormField {...typed} type="date" />;
    case 'number':
      return <FormField {...typed} type="text" inputMode="decimal" />;
    case 'text-area':
      return <FormTextArea {...typed} rows={rows} />;
    case 'select':
      return <FormSelect {...shared} options={options} />;
    case 'checkbox':
      return (
        <FormCheckbox field={meta} required={isRequired}>
          {label}
        </FormCheckbox>
      );
    case 'radios':
    case 'checkboxes':
      return (
        <FormChoices
          field={meta}
          label={label}
          options={options}
          isOne={as === 'radios'}
          isRequired={isRequired}
          isNamed={isNamed}
        />
      );
  }
}
