import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../kit/ui/media/avatar';

interface MessageRowProps {
  isMine: boolean;
  /** The picture; undefined leaves its place empty. */
  avatar?: string | null | undefined;
  children: ReactNode;
}

/** Leaves room beside the message for three actions of 44 px, where hovering shows them. */
const widths = {
  mine: 'max-w-[86%] md:max-w-[76%] lg:max-w-[min(76%,100%-9.5rem)]',
  theirs: 'max-w-[86%] md:max-w-[76%] lg:max-w-[min(76%,100%-12rem)]',
};

/** Shows the person's messages on the right, and the character's beside its picture. */
export function MessageRow({ isMine, avatar, children }: MessageRowProps) {
  if (isMine) return <div className={clsx('ms-auto', widths.mine)}>{children}</div>;
  return (
    <div className="flex items-end gap-2.5">
      {avatar === undefined ? (
        <span className="w-8.5 shrink-0" />
      ) : (
        <Avatar src={avatar} className="size-8.5" />
      )}
      <div className={clsx('min-w-0', widths.theirs)}>{children}</div>
    </div>
  );
}
