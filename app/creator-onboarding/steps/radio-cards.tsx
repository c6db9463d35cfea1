import type { FieldMetadata } from '@conform-to/react';
import { useOwnForm } from '../../kit/forms/form';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { TwoLines } from '../../kit/ui/marks/two-lines';

interface RadioCardsProps {
  meta: FieldMetadata<string>;
  label: string;
  options: readonly { value: string; label: string; text: string }[];
}

/** A choice of one, each option with a line about it. */
export function RadioCards({ meta, label, options }: RadioCardsProps) {
  const { errorText } = useOwnForm();
  const error = errorText(meta.errors);
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? meta.errorId : undefined}
    >
      <legend className="type-h3">{label}</legend>
      <div className="mt-3 grid gap-3">
        {options.map(({ value, label: name, text }) => (
          <label
            key={value}
            className="rounded-card border-line-2 bg-card has-checked:border-rose has-checked:bg-chosen has-focus-visible:outline-focus relative flex min-h-15 items-center gap-4 border px-4 py-2.5 transition duration-120 has-checked:shadow-[inset_0_0_0_1px_var(--color-rose)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <TwoLines title={name} text={text} />
            <input
              type="radio"
              name={meta.name}
              value={value}
              defaultChecked={meta.initialValue === value}
              required
              className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border outline-none checked:border-[6px]"
            />
          </label>
        ))}
      </div>
      <FieldNote id={meta.errorId} error={error} />
    </fieldset>
  );
}
