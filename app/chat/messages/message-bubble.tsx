import clsx from 'clsx';
import type { ReactNode } from 'react';

interface MessageBubbleProps {
  isMine: boolean;
  isUnconfirmed?: boolean;
  /** What is answered, inset over the words. */
  above?: ReactNode;
  children: ReactNode;
}

const padding = 'px-[15px] py-[11px]';

export function MessageBubble({
  isMine,
  isUnconfirmed = false,
  above,
  children,
}: MessageBubbleProps) {
  return (
    <div
      className={clsx(
        'rounded-bubble w-fit max-w-full text-[0.9375rem]/5.5 break-words whitespace-pre-wrap transition-opacity duration-160',
        isMine
          ? 'bg-mine text-on-mine ms-auto rounded-ee-[6px]'
          : 'bg-theirs text-on-theirs rounded-es-[6px]',
        isUnconfirmed && 'opacity-62',
        !above && padding,
      )}
    >
      {above ? (
        <>
          <div className="p-2 pb-0 whitespace-normal">{above}</div>
          <div className={padding}>{children}</div>
        </>
      ) : (
        children
      )}
    </div>
  );
}
