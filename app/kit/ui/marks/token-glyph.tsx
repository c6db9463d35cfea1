import clsx from 'clsx';
import { useId } from 'react';

interface TokenGlyphProps {
  className?: string;
}

/** The token: a disc of warm light with a dark crescent. */
export function TokenGlyph({ className }: TokenGlyphProps) {
  const gradient = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={clsx('inline-block shrink-0', className ?? 'size-4')}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffd9a0" />
          <stop offset="1" stopColor="#ff7d92" />
        </linearGradient>
      </defs>
      <circle cx="10" cy="10" r="10" fill={`url(#${gradient})`} />
      <path d="M11.8 4.3A6 6 0 1 0 15.9 10.4 4.6 4.6 0 0 1 11.8 4.3Z" fill="#3b1018" />
    </svg>
  );
}
