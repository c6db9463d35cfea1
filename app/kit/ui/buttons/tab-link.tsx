import { Link, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';

interface TabLinkProps extends Omit<LinkProps, 'aria-current'> {
  isChosen: boolean;
}

/** A tab: a link to one of several views of the same page. */
export function TabLink({ isChosen, className, ...link }: TabLinkProps) {
  return (
    <Link
      {...link}
      aria-current={isChosen ? 'true' : undefined}
      className={clsx(
        'text-fg-2 hover:text-fg aria-[current]:text-fg aria-[current]:after:bg-accent relative shrink-0 py-2.5 text-[0.9375rem] font-[520] whitespace-nowrap transition after:absolute after:inset-x-0 after:bottom-0 after:h-0.5',
        className,
      )}
    />
  );
}
