import clsx from 'clsx';
import { Portrait } from './portrait';

interface AvatarProps {
  src: string | null;
  className?: string;
}

/** Round, without words of its own: a name always stands beside it. */
export function Avatar({ src, className }: AvatarProps) {
  return <Portrait src={src} alt="" className={clsx('shrink-0 rounded-full', className)} />;
}
