import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { FieldNote } from '../ui/fields/text-field';
import { useOwnForm } from './form';

interface FormChoicesProps {
  field: FieldMetadata<string>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** True for a single choice, false for several. */
  isOne: boolean;
  isRequired: boolean;
  /** True if its label is already shown above it. */
  isNamed: boolean;
}

/** Renders the options of a field, of which one or several can be selected. */
export function FormChoices(props: FormChoicesProps) {
  const { field, label, options, isOne, isRequired, isNamed } = props;
  const { errorText } = useOwnForm();
  const chosen = [field.initialValue ?? []].flat();
  const error = errorText(field.errors);
  return (
    <fieldset
      className="space-y-1"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? field.errorId : undefined}
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
            name={field.name}
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
      <FieldNote id={field.errorId} error={error} />
    </fieldset>
  );
}
