import { useLocation } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';

interface MenuProps {
  label: string;
  icon?: IconName;
  /** True if the label is only for screen readers. */
  isIcon?: true;
  /** The edge of the button where its content begins. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a small panel below it. It closes when another page is shown. */
export function Menu({ label, icon, isIcon, align = 'start', children }: MenuProps) {
  const { key } = useLocation();
  return (
    <details key={key} className="group relative">
      <summary
        title={isIcon && label}
        className={clsx(
          'rounded-small text-fg-2 hover:text-fg flex cursor-pointer list-none items-center gap-2 whitespace-nowrap max-lg:min-h-11 [&::-webkit-details-marker]:hidden',
          isIcon
            ? 'border-line-2 hover:bg-veil size-11 justify-center border lg:size-8.5'
            : 'min-h-8.5',
        )}
      >
        {icon && <Icon name={icon} size={16} />}
        <span className={clsx(isIcon && 'sr-only')}>{label}</span>
      </summary>
      <div
        className={clsx(
          'rounded-card border-line-2 bg-raised shadow-card absolute top-full z-20 mt-1.5 w-76 max-w-[calc(100vw-2rem)] border p-4',
          align === 'end' ? 'md:end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}
