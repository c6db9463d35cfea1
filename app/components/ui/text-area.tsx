import clsx from 'clsx';
import type { TextareaHTMLAttributes } from 'react';
import { fieldClass, FieldNote } from './text-field';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A field for sentences. */
export function TextArea({ id, label, hint, error, className, ...input }: TextAreaProps) {
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-fg-2 mb-1.5 block text-[13.5px]/5 font-[520]">
        {label}
      </label>
      <textarea
        rows={4}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className={clsx(fieldClass(Boolean(error)), 'h-auto! min-h-26 resize-y px-4 py-3')}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
