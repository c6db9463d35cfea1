import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';

type BadgeKind = 'plain' | 'hot' | 'new' | 'live' | 'premium' | 'discount' | 'info';

const kinds: Record<BadgeKind, string> = {
  plain: 'border border-white/13 bg-badge text-fg backdrop-blur-md',
  hot: 'border border-white/13 bg-badge text-[#ffc9a0] backdrop-blur-md',
  new: 'border border-white/13 bg-badge text-[#c9f3dd] backdrop-blur-md',
  live: 'bg-live text-on-live',
  premium: 'bg-gold text-on-gold',
  discount: 'bg-discount text-on-discount',
  info: 'border border-info/35 bg-[rgb(35_45_72/.72)] text-[#cfdeff] backdrop-blur-md',
};

interface BadgeProps {
  kind?: BadgeKind;
  icon?: IconName;
  children: ReactNode;
}

export function Badge({ kind = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-[0.71875rem] font-[600] whitespace-nowrap',
        kinds[kind],
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {kind === 'live' && <span className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
