import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { BrandMark } from '../ui/marks/brand-mark';

interface BrandProps {
  name: string;
  className?: string;
  nameClassName?: string;
}

export function Brand({ name, className, nameClassName }: BrandProps) {
  return (
    <Link
      to="/"
      aria-label={name}
      className={clsx('rounded-small inline-flex items-center gap-3', className)}
    >
      <BrandMark className="size-6" />
      <span
        aria-hidden="true"
        className={clsx(
          'font-display text-[1.4375rem]/7 font-[430] tracking-[-.01em]',
          nameClassName,
        )}
      >
        {name}
      </span>
    </Link>
  );
}
