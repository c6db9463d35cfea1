import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { useOwnForm } from '../kit/forms/form';
import { FormCheckbox, FormField, FormTextArea } from '../kit/forms/form-field';
import { FieldNote } from '../kit/ui/fields/text-field';
import type { ShownField, StepView } from './step-view';

type Meta = FieldMetadata<string>;
export type StepFields = Readonly<Record<string, Meta | undefined>>;

interface WizardFieldsProps {
  view: StepView;
  fields: StepFields;
}

/** Draws the fields of a step, each as its definition says. */
export function WizardFields({ view, fields }: WizardFieldsProps) {
  return view.fields.map((field) => {
    const meta = fields[field.name];
    // A field that is called like its step is not named twice to those who see it.
    const isNamed = field.label === view.title;
    return meta && <StepField key={field.name} field={field} meta={meta} isNamed={isNamed} />;
  });
}

interface StepFieldProps {
  field: ShownField;
  meta: Meta;
  isNamed: boolean;
}

function StepField({ field, meta, isNamed }: StepFieldProps) {
  const { label, hint, maxLength, rows, isRequired } = field;
  const line = { field: meta, label, maxLength, required: isRequired, ...(hint && { hint }) };
  switch (field.as) {
    case 'radios':
    case 'checkboxes':
      return <ChoiceField field={field} meta={meta} isNamed={isNamed} />;
    case 'text':
      return <FormField type="text" {...line} />;
    case 'number':
      return <FormField type="text" inputMode="numeric" {...line} />;
    case 'text-area':
      return <FormTextArea rows={rows} {...line} />;
    case 'checkbox':
      return (
        <FormCheckbox field={meta} required={isRequired}>
          {label}
        </FormCheckbox>
      );
    case 'own':
      return null;
  }
}

/** Draws what a field offers, of which one or several are chosen. */
function ChoiceField({ field, meta, isNamed }: StepFieldProps) {
  const { errorText } = useOwnForm();
  const { as, label, options, isRequired } = field;
  const isOne = as === 'radios';
  const chosen = [meta.initialValue ?? []].flat();
  const error = errorText(meta.errors);
  return (
    <fieldset
      className="space-y-1"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? meta.errorId : undefined}
    >
      <legend
        className={clsx(isNamed ? 'sr-only' : 'text-fg-2 mb-1.5 text-[0.84375rem]/5 font-[520]')}
      >
        {label}
      </legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={meta.name}
            value={value}
            defaultChecked={chosen.includes(value)}
            required={isOne && isRequired}
            className={clsx(
              'border-line-form checked:border-rose size-5 shrink-0 appearance-none border',
              isOne
                ? 'checked:bg-on-accent rounded-full checked:border-[6px]'
                : 'checked:bg-rose rounded-[6px]',
            )}
          />
          {text}
        </label>
      ))}
      <FieldNote id={meta.errorId} error={error} />
    </fieldset>
  );
}
