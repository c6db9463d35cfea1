import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';

const fates = {
  taken: { icon: 'check', color: 'text-ok' },
  kept: { icon: 'archive', color: 'text-info' },
  left: { icon: 'ban', color: 'text-fg-3' },
  needed: { icon: 'circle-alert', color: 'text-amber' },
} as const;

interface CardPartProps {
  title: string;
  /** Its use: taken over, kept for the export, not kept, or still needed. */
  fate: keyof typeof fates;
  children: ReactNode;
}

/** Shows a part of a card, and what becomes of it. */
export function CardPart({ title, fate, children }: CardPartProps) {
  const { t } = useTranslation('cards');
  const { icon, color } = fates[fate];
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-3">
      <p className="type-small text-fg-2">{title}</p>
      <p
        className={clsx(
          'type-small flex items-center gap-1.5',
          fate === 'needed' ? '' : 'row-span-2',
          color,
        )}
      >
        <Icon name={icon} size={16} />
        {t(fate)}
      </p>
      <div className={clsx('min-w-0', fate === 'needed' && 'col-span-2 mt-2')}>{children}</div>
    </div>
  );
}
