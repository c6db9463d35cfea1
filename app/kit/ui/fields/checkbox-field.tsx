import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { FieldNote } from './text-field';

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

export function CheckboxField({ id, error, children, ...input }: CheckboxFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="text-fg-2 flex items-start gap-2.5 py-0.5 text-[0.875rem]/5">
        <span className="relative flex size-5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className="peer border-line-form bg-veil checked:border-rose checked:bg-rose aria-invalid:border-danger size-5 appearance-none rounded-[6px] border transition duration-120"
          />
          <Icon
            name="check"
            size={14}
            className="text-on-accent pointer-events-none absolute inset-0 m-auto opacity-0 peer-checked:opacity-100"
          />
        </span>
        {children}
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
