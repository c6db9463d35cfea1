import type { ReactNode } from 'react';
import { Avatar } from '../../ui/media/avatar';

interface MessageRowProps {
  isMine: boolean;
  /** Undefined keeps its place free. */
  avatar?: string | null | undefined;
  children: ReactNode;
}

/** Mine to the right; theirs beside the picture of who speaks. */
export function MessageRow({ isMine, avatar, children }: MessageRowProps) {
  if (isMine) return <div className="ms-auto max-w-[86%] md:max-w-[76%]">{children}</div>;
  return (
    <div className="flex items-end gap-2.5">
      {avatar === undefined ? (
        <span className="w-8.5 shrink-0" />
      ) : (
        <Avatar src={avatar} className="size-8.5" />
      )}
      <div className="max-w-[86%] min-w-0 md:max-w-[76%]">{children}</div>
    </div>
  );
}
