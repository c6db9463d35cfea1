import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { buttonClass, type ButtonKind, type ButtonSize } from './button-class';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import { Spinner } from '../feedback/spinner';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The label while the action runs, e.g. "Signing up". The button is then disabled. */
  busyLabel?: string | undefined;
}

export function Button({ kind, size, icon, busyLabel, className, children, ...rest }: ButtonProps) {
  const busy = busyLabel !== undefined;
  return (
    <button
      {...rest}
      disabled={rest.disabled ?? busy}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size }, className)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {busyLabel ?? children}
    </button>
  );
}

interface ButtonLinkProps extends Look, LinkProps {}

export function ButtonLink({ kind, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size }, className)}>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </Link>
  );
}
