import { Link, useLocation, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { useRealtime } from '../live/realtime-context';
import { Icon } from '../../kit/ui/icons/icon';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { MessageLines } from './message-lines';
import { reactionIcons } from './reaction-icons';

interface ActedOnProps {
  message: ThreadMessage;
  lines: MessageLines;
  children: ReactNode;
}

const button =
  'flex size-11 items-center justify-center rounded-full hover:bg-veil-2 transition duration-120';

/** Beside the message, while a pointer or the focus is on it. */
const shown = clsx(
  'border-line-2 bg-raised absolute top-1/2 z-10 flex -translate-y-1/2 rounded-full border opacity-0 transition-opacity duration-120',
  'pointer-events-none group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100',
  'lg:group-hover/message:pointer-events-auto lg:group-hover/message:opacity-100',
);

/** To be come to by the keyboard alone, where it takes no room; without scripts it is all there is. */
const bare = clsx(
  'float-start -me-px -mb-px size-px',
  'noscript:float-none noscript:m-0 noscript:flex noscript:size-11 noscript:items-center noscript:justify-center',
);

const ellipsis = <Icon name="ellipsis" size={18} />;

/**
 * A message with what can be done to it: by a long press, which its list hears (`useActs`), by
 * hovering, by the keyboard. A thread draws many, of which only the one that is pointed at has more
 * than a bare link: dozens of floating boxes, unseen as they are, are half of what a browser spends on
 * painting a thread.
 */
export function ActedOn({ message, lines, children }: ActedOnProps) {
  const { _id, role, reaction } = message;
  const isMine = role === 'user';
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <div
      data-acted-on={_id}
      className={clsx(
        'group/message w-fit max-w-full',
        (isPointedAt || reaction) && 'relative',
        isMine && 'ms-auto',
      )}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={({ currentTarget }) =>
        setPointedAt(currentTarget.contains(document.activeElement))
      }
      onFocus={() => setPointedAt(true)}
    >
      {children}
      {reaction && (
        <span
          className={clsx(
            'bg-hover border-ink text-rose absolute -bottom-4.25 flex h-6.5 items-center rounded-full border-2 px-2',
            isMine ? 'start-3' : 'end-3',
          )}
        >
          <Icon name={reactionIcons[reaction]} size={14} />
          <ReactionName reaction={reaction} />
        </span>
      )}
      {/* One element, bare or not, so that the link keeps the focus that it was pointed at by. */}
      <div
        className={clsx(
          'noscript:border-line-2 noscript:bg-raised noscript:mt-1 noscript:w-fit noscript:rounded-full noscript:border',
          isMine && 'noscript:ms-auto',
          isPointedAt && shown,
          isPointedAt && (isMine ? 'end-full me-2 max-lg:end-0' : 'start-full ms-2 max-lg:start-0'),
        )}
      >
        {isPointedAt && <QuickActs message={message} />}
        <a
          href={lines.actsHref + _id}
          data-acts={_id}
          aria-label={lines.acts}
          className={isPointedAt ? button : bare}
        >
          {isPointedAt ? ellipsis : <noscript>{ellipsis}</noscript>}
        </a>
      </div>
    </div>
  );
}

function ReactionName({ reaction }: { reaction: keyof typeof reactionIcons }) {
  const { t } = useTranslation('messages');
  return <span className="sr-only">{t(`reaction.${reaction}`)}</span>;
}

/** What is done most often, where there is room for it. */
function QuickActs({ message: { _id, reaction } }: Pick<ActedOnProps, 'message'>) {
  const { t } = useTranslation('messages');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const setAside = search.get('chat');
  const { form } = useAct({
    key: `heart-${_id}`,
    action: setAside === null ? pathname : `${pathname}?${new URLSearchParams({ chat: setAside })}`,
  });
  const { link, state } = useRealtime();
  const hasHeart = reaction === 'heart';
  const react = (event: FormEvent) => {
    if (!link || state !== 'connected') return;
    event.preventDefault();
    link.emit('chat.react-to-message.command', {
      messageId: _id,
      reaction: hasHeart ? null : 'heart',
    });
  };
  return (
    <>
      <Form form={form} onSubmit={react} className="max-lg:hidden">
        <input type="hidden" name="messageId" value={_id} />
        <input type="hidden" name="reaction" value="heart" />
        <button
          type="submit"
          name="intent"
          value={hasHeart ? 'unreact' : 'react'}
          aria-pressed={hasHeart}
          aria-label={t('reaction.heart')}
          className={clsx(button, hasHeart && 'text-rose')}
        >
          <Icon name="heart" size={18} />
        </button>
      </Form>
      {setAside === null && (
        <Link
          to={`${pathname}?reply=${_id}#latest`}
          aria-label={t('acts.reply')}
          className={clsx(button, 'max-lg:hidden')}
        >
          <Icon name="reply" size={18} />
        </Link>
      )}
    </>
  );
}
