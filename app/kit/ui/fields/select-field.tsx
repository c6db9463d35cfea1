import clsx from 'clsx';
import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/icon';
import { FieldNote, fieldClass } from './text-field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  error?: string | undefined;
}

/** The browser's own select, styled as a field. */
export function SelectField({ id, label, options, hint, error, ...select }: SelectFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="text-fg-2 mb-1.5 block text-[0.84375rem]/5 font-[520]">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={clsx(
            fieldClass(Boolean(error)),
            '[&>option]:bg-raised appearance-none ps-4 pe-11',
          )}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="text-fg-3 pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
        />
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
