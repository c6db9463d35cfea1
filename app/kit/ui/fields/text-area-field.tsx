import clsx from 'clsx';
import type { TextareaHTMLAttributes } from 'react';
import { fieldClass, FieldNote } from './text-field';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="text-fg-2 mb-1.5 block text-[0.84375rem]/5 font-[520]">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className={clsx(fieldClass(Boolean(error)), 'block h-auto! px-4 py-3')}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
