import { Link, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';

interface ChipLinkProps extends LinkProps {
  isChosen: boolean;
}

/** A link to one of several views of a list. The selected one is light. */
export function ChipLink({ isChosen, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={isChosen ? 'true' : undefined}
      className={clsx(
        'inline-flex h-9 shrink-0 snap-start items-center rounded-full border px-3.75 text-[0.84375rem] font-[520] whitespace-nowrap transition duration-120',
        isChosen
          ? 'bg-light text-on-light border-transparent'
          : 'border-line-2 text-fg-2 hover:bg-veil hover:text-fg',
        className,
      )}
    />
  );
}
