import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The name of the action for people who cannot see the icon. */
  label: string;
  kind?: 'plain' | 'soft' | 'media';
}

/** Returns the class of an icon button, also for links that show only an icon. */
export function iconButtonClass(kind: IconButtonProps['kind'] = 'plain', className?: string) {
  return clsx(
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160 active:scale-[.985]',
    kind === 'plain' && 'text-fg-2 hover:bg-veil hover:text-fg',
    kind === 'soft' &&
      'border border-line-2 bg-veil-2 text-fg backdrop-blur-[14px] hover:bg-[rgb(255_236_244/.12)]',
    kind === 'media' &&
      'border border-white/13 bg-on-media text-fg backdrop-blur-md hover:bg-badge',
    className,
  );
}

export function IconButton({
  icon,
  label,
  kind,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClass(kind, className)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
