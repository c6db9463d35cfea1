import type { FieldMetadata } from '@conform-to/react';
import { useOwnForm } from '../../kit/forms/form';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import type { ShownField } from '../../wizards/step-view';

interface ChipChoicesProps {
  field: ShownField;
  meta: FieldMetadata<string>;
  /** A line below the question. */
  text?: string;
  /** An option that is chosen for everybody. */
  fixed?: string;
}

/** Options as chips, of which one or several can be chosen; works without scripts. */
export function ChipChoices({ field, meta, text, fixed }: ChipChoicesProps) {
  const { errorText } = useOwnForm();
  const chosen = [meta.initialValue ?? []].flat();
  const error = errorText(meta.errors);
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? meta.errorId : undefined}
    >
      <legend className="type-h3">{field.label}</legend>
      {text !== undefined && <p className="text-fg-3 mt-1">{text}</p>}
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {field.options.map(({ value, label }) => (
          <li key={value}>
            <label className="border-line-2 text-fg-2 has-checked:border-rose has-checked:bg-chosen has-checked:text-fg has-focus-visible:outline-focus relative flex h-11 items-center gap-2 rounded-full border px-4.5 font-[540] transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
              <input
                type={field.as === 'radios' ? 'radio' : 'checkbox'}
                name={meta.name}
                value={value}
                defaultChecked={chosen.includes(value)}
                required={field.as === 'radios' && field.isRequired}
                className="peer absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
              />
              <Icon name="check" size={16} className="hidden peer-checked:block" />
              {label}
            </label>
          </li>
        ))}
        {fixed !== undefined && (
          <li className="border-rose bg-chosen flex h-11 items-center gap-2 rounded-full border px-4.5 font-[540]">
            <Icon name="lock" size={16} />
            {fixed}
          </li>
        )}
      </ul>
      <FieldNote id={meta.errorId} error={error} />
    </fieldset>
  );
}
