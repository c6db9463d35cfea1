import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';

interface ViewStepProps {
  to: 'previous' | 'next';
  /** Null at the end of the list. */
  href: ComponentProps<typeof Link>['to'] | null;
}

/** Links to the neighbouring picture and replaces the history entry. */
export function ViewStep({ to, href }: ViewStepProps) {
  const { t } = useTranslation('gallery');
  if (href === null) return null;
  return (
    <Link
      to={href}
      replace
      preventScrollReset
      aria-label={t(`view.${to}`)}
      className={iconButtonClass(
        'media',
        clsx('absolute! inset-y-0 z-10 my-auto', to === 'next' ? 'end-3' : 'start-3'),
      )}
    >
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} size={20} />
    </Link>
  );
}
