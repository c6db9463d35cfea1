import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';

interface NoticeProps {
  kind: 'danger' | 'info' | 'ok' | 'warm';
  children: ReactNode;
  action?: ReactNode;
  /** Replaces the icon of its kind. */
  icon?: IconName;
}

const looks = {
  danger: { icon: 'circle-alert', box: 'border-danger/40 bg-danger/10 text-[#ffc3c1]' },
  info: { icon: 'info', box: 'border-info/30 bg-info/10 text-[#cfdeff]' },
  ok: { icon: 'circle-check', box: 'border-ok/35 bg-ok/10 text-[#bdf0d7]' },
  warm: { icon: 'coins', box: 'border-amber/40 bg-amber/10 text-[#ffdfc0]' },
} as const;

/** Shows one sentence about what happened, next to where it happened. */
export function Notice({ kind, children, action, icon: own }: NoticeProps) {
  const { icon, box } = looks[kind];
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'rounded-input type-small flex flex-wrap items-center gap-x-3 gap-y-2 border px-3.5 py-2.5',
        box,
      )}
    >
      <Icon name={own ?? icon} size={18} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
