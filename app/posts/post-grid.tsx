import clsx from 'clsx';
import type { ReactNode } from 'react';

const columns = {
  /** Six columns on the home page on large screens. */
  home: 'md:grid-cols-3 xl:grid-cols-6',
  page: 'md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  profile: 'md:grid-cols-3',
} as const;

interface PostGridProps {
  look: keyof typeof columns;
  children: ReactNode;
}

export function PostGrid({ look, children }: PostGridProps) {
  return (
    <ul className={clsx('grid grid-cols-2 gap-3 md:gap-4 [&>li]:min-w-0', columns[look])}>
      {children}
    </ul>
  );
}

/** Placeholders for cards that are loading. */
export function PostSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true" className="rounded-card skeleton aspect-4/5" />
  ));
}
