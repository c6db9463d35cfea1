import clsx from 'clsx';
import { useId } from 'react';

interface BrandMarkProps {
  className?: string;
}

/** The logo: a crescent with one star, in the accent colour. */
export function BrandMark({ className }: BrandMarkProps) {
  const gradient = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx('shrink-0', className ?? 'size-6')}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0.2" x2="1" y2="0.8">
          <stop stopColor="#ff7d92" />
          <stop offset="0.5" stopColor="#ff9c7c" />
          <stop offset="1" stopColor="#ffb56e" />
        </linearGradient>
      </defs>
      <path
        d="M14.6 2.6A10.2 10.2 0 1 0 21.7 14.6 8 8 0 0 1 14.6 2.6Z"
        fill={`url(#${gradient})`}
      />
      <circle cx="18.7" cy="7" r="1.75" fill="#ffb56e" />
    </svg>
  );
}
