import clsx from 'clsx';
import { Avatar } from '../kit/ui/media/avatar';

interface ModelFaceProps {
  avatar: string | null;
  displayName: string;
  className: string;
}

/** The picture of a model; before its twin exists, the first letter of its name. */
export function ModelFace({ avatar, displayName, className }: ModelFaceProps) {
  if (avatar !== null) return <Avatar src={avatar} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'bg-veil-2 font-display text-fg-2 flex shrink-0 items-center justify-center rounded-full',
        className,
      )}
    >
      {displayName.charAt(0)}
    </span>
  );
}
