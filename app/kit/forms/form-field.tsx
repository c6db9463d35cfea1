import {
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from '@conform-to/react';
import type { ComponentProps, ComponentType } from 'react';
import { CheckboxField } from '../ui/fields/checkbox-field';
import { PasswordField } from '../ui/fields/password-field';
import { SelectField } from '../ui/fields/select-field';
import { TextAreaField } from '../ui/fields/text-area-field';
import { TextField } from '../ui/fields/text-field';
import { useOwnForm } from './form';

/** The props that the form itself sets: the field's name, value and errors. */
type Given = 'id' | 'error' | 'form' | 'name' | 'type';
interface OfForm {
  field: FieldMetadata<string>;
  /** The id; by default the form's own. */
  id?: string;
}

type TextFieldProps = ComponentProps<typeof TextField>;

interface FormFieldProps extends OfForm, Omit<TextFieldProps, Given> {
  /** True while the error is being corrected and is hidden, or is shown elsewhere. */
  isCorrected?: boolean;
  type: 'text' | 'date' | 'email' | 'password';
  /** The component that renders it. */
  as?: ComponentType<Omit<TextFieldProps, 'icon' | 'trailing'>>;
}

/** Shows a field with its name, value and errors from the form. */
export function FormField({
  field,
  id,
  isCorrected,
  type,
  as: Field = TextField,
  ...look
}: FormFieldProps) {
  return (
    <Field
      {...getInputProps(field, { type })}
      {...look}
      {...useFieldOf(field, id, isCorrected)}
      key={field.key}
    />
  );
}

/** Shows the field of an e-mail address. */
export function FormEmail(line: Omit<FormFieldProps, 'type' | 'as'>) {
  return <FormField type="email" autoComplete="email" inputMode="email" required {...line} />;
}

/** Shows the field of a password, by default of an existing one. */
export function FormPassword(line: Omit<FormFieldProps, 'type' | 'as' | 'icon' | 'trailing'>) {
  const autoComplete = 'current-password';
  return (
    <FormField as={PasswordField} type="password" autoComplete={autoComplete} required {...line} />
  );
}

/** Shows a multi-line field. */
export function FormTextArea({
  field,
  id,
  ...look
}: OfForm & Omit<ComponentProps<typeof TextAreaField>, Given>) {
  return (
    <TextAreaField
      {...getTextareaProps(field)}
      {...look}
      {...useFieldOf(field, id)}
      key={field.key}
    />
  );
}

/** Shows a choice of one among several options. */
export function FormSelect({
  field,
  id,
  isCorrected,
  ...look
}: OfForm & { isCorrected?: boolean } & Omit<ComponentProps<typeof SelectField>, Given>) {
  return (
    <SelectField
      {...getSelectProps(field)}
      {...look}
      {...useFieldOf(field, id, isCorrected)}
      key={field.key}
    />
  );
}

/** Shows a statement to agree to or not. */
export function FormCheckbox({
  field,
  id,
  ...look
}: OfForm & Omit<ComponentProps<typeof CheckboxField>, Given>) {
  return (
    <CheckboxField
      {...getInputProps(field, { type: 'checkbox' })}
      {...look}
      {...useFieldOf(field, id)}
      key={field.key}
    />
  );
}

function useFieldOf(field: FieldMetadata<string>, id = field.id, isCorrected = false) {
  const { errorText } = useOwnForm();
  return { id, error: isCorrected ? undefined : errorText(field.errors) };
}
