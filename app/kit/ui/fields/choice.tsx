import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Choices of one kind, and what stands beside them for the chosen one (`Chosen`). */
export function Choices({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-choices="" className={className} />;
}

interface ChoiceProps {
  name: string;
  value: string;
  /** Its place among the choices, from 0; there is room for twelve. */
  index: number;
  isPreselected: boolean;
  /** Where the mark stands: in the middle of the row's start, or at its head's end. */
  mark?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** One of several; the browser alone keeps which is chosen, so that no script is needed. */
export function Choice(props: ChoiceProps) {
  const { name, value, index, isPreselected, mark = 'start', className, children } = props;
  return (
    <label
      className={clsx(
        'group/choice rounded-card border-line-2 bg-card has-checked:border-rose has-checked:bg-chosen has-focus-visible:outline-focus relative flex min-w-0 border transition duration-120 has-checked:shadow-[inset_0_0_0_1px_var(--color-rose)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3',
        mark === 'end' ? 'flex-row-reverse items-start gap-2' : 'items-center gap-4',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isPreselected}
        data-choice={index}
        className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border outline-none checked:border-[6px]"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

/** Stands there while the choice of this place is chosen. */
export function Chosen({ of: index, children }: { of: number; children: ReactNode }) {
  return <div data-chosen={index}>{children}</div>;
}
