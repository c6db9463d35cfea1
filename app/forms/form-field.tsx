import { getInputProps, type FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ComponentType } from 'react';
import { useErrorText } from './use-error-text';
import { TextField } from '../ui/text-field';

type TextFieldProps = ComponentProps<typeof TextField>;

interface FormFieldProps extends Omit<TextFieldProps, 'id' | 'error' | 'type' | 'form'> {
  field: FieldMetadata<string>;
  type: 'text' | 'email' | 'password';
  /** What it is drawn as. */
  as?: ComponentType<Omit<TextFieldProps, 'icon' | 'trailing'>>;
}

/** A line of a form: named and filled as the form has it, with what is wrong with it. */
export function FormField({ field, type, as: Field = TextField, ...look }: FormFieldProps) {
  const errorText = useErrorText();
  return (
    <Field
      {...getInputProps(field, { type })}
      {...look}
      id={field.id}
      key={field.key}
      error={errorText(field.errors)}
    />
  );
}
