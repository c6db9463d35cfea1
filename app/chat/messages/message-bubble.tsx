import clsx from 'clsx';
import type { ReactNode } from 'react';

interface MessageBubbleProps {
  isMine: boolean;
  isUnconfirmed?: boolean;
  /** The message that is replied to, inset above the text. */
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
        'rounded-bubble w-fit max-w-full text-[0.9375rem]/5.5 break-words whitespace-pre-wrap',
        isMine ? 'ms-auto rounded-ee-[6px]' : 'bg-theirs text-on-theirs rounded-es-[6px]',
        isMine && (isUnconfirmed ? 'bg-waiting text-on-waiting' : 'bg-mine text-on-mine'),
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
