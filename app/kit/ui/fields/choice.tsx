import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A group of choices and the content that belongs to the selected one (`Chosen`). */
export function Choices({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-choices="" className={className} />;
}

interface ChoiceProps {
  name: string;
  value: string;
  /** The position among the choices, from 0. There are at most twelve. */
  index: number;
  isPreselected: boolean;
  /** The position of the radio mark: centred at the start of the row, or at the top end. */
  mark?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** One of several choices. The browser keeps the selection, so no script is needed. */
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

/** Shown while the choice at this position is selected. */
export function Chosen({ of: index, children }: { of: number; children: ReactNode }) {
  return <div data-chosen={index}>{children}</div>;
}
