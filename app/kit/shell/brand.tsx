import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { BrandMark } from '../ui/marks/brand-mark';
import { useSite } from '../site/use-site';

interface BrandProps {
  className?: string;
  nameClassName?: string;
}

/** The product's logo and name, linked to the first page. */
export function Brand({ className, nameClassName }: BrandProps) {
  const { name } = useSite().product;
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
