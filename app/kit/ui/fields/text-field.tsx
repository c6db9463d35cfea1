import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  icon?: IconName;
  hint?: string;
  error?: string | undefined;
  /** A control inside the field, at its end. */
  trailing?: ReactNode;
}

/** Returns the border, background and focus style that all fields share. */
export function fieldClass(hasError: boolean) {
  return clsx(
    'h-12 w-full rounded-input border bg-veil text-[1rem] text-fg outline-none transition duration-120 md:text-[0.9375rem]',
    'focus-visible:border-rose focus-visible:ring-3 focus-visible:ring-rose/22 focus-visible:outline-none',
    hasError ? 'border-danger' : 'border-line-form hover:bg-veil-2',
  );
}

export function TextField({
  id,
  label,
  icon,
  hint,
  error,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-fg-2 mb-1.5 block text-[0.84375rem]/5 font-[520]">
        {label}
      </label>
      <div className="relative">
        {icon && (
          <Icon
            name={icon}
            className="text-fg-3 pointer-events-none absolute start-4 top-1/2 -translate-y-1/2"
          />
        )}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={clsx(
            fieldClass(Boolean(error)),
            icon ? 'ps-11' : 'ps-4',
            trailing ? 'pe-12' : 'pe-4',
          )}
        />
        {trailing && <div className="absolute inset-y-0 end-0.5 flex items-center">{trailing}</div>}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

interface FieldNoteProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Shows the error of a field, or the hint if there is no error. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (error) {
    return (
      <p id={id} role="alert" className="type-caption text-danger mt-1.5 flex items-center gap-1.5">
        <Icon name="circle-alert" size={14} />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className="type-caption text-fg-3 mt-1.5">
      {hint}
    </p>
  ) : null;
}
