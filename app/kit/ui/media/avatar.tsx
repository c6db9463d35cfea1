import clsx from 'clsx';
import { Portrait } from './portrait';

interface AvatarProps {
  src: string | null;
  className?: string;
}

/** A round picture without alternative text, because a name is always shown beside it. */
export function Avatar({ src, className }: AvatarProps) {
  return <Portrait src={src} alt="" className={clsx('shrink-0 rounded-full', className)} />;
}
