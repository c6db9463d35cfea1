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

/** What the form itself gives a field: its name, what it holds and what is wrong with it. */
type Given = 'id' | 'error' | 'form' | 'name' | 'type';
interface OfForm {
  field: FieldMetadata<string>;
  /** Unless it is the form's own. */
  id?: string;
}

type TextFieldProps = ComponentProps<typeof TextField>;

interface FormFieldProps extends OfForm, Omit<TextFieldProps, Given> {
  /** What was wrong with it is being mended, and told no more. */
  isCorrected?: boolean;
  type: 'text' | 'email' | 'password';
  /** What it is drawn as. */
  as?: ComponentType<Omit<TextFieldProps, 'icon' | 'trailing'>>;
}

/** A line of a form: named and filled as the form has it, with what is wrong with it. */
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

/** The line of an e-mail address. */
export function FormEmail(line: Omit<FormFieldProps, 'type' | 'as'>) {
  return <FormField type="email" autoComplete="email" inputMode="email" required {...line} />;
}

/** The line of a password, which stands there already unless told. */
export function FormPassword(line: Omit<FormFieldProps, 'type' | 'as' | 'icon' | 'trailing'>) {
  const autoComplete = 'current-password';
  return (
    <FormField as={PasswordField} type="password" autoComplete={autoComplete} required {...line} />
  );
}

/** Some lines of a form. */
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

/** A choice of one among several. */
export function FormSelect({
  field,
  id,
  ...look
}: OfForm & Omit<ComponentProps<typeof SelectField>, Given>) {
  return (
    <SelectField {...getSelectProps(field)} {...look} {...useFieldOf(field, id)} key={field.key} />
  );
}

/** A statement that one agrees to, or not. */
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
