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

/** Actions beside the message, while it is under the pointer or has the focus. */
const shown = clsx(
  'border-line-2 bg-raised absolute top-1/2 z-10 flex -translate-y-1/2 rounded-full border opacity-0 transition-opacity duration-120',
  'pointer-events-none group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100',
  'lg:group-hover/message:pointer-events-auto lg:group-hover/message:opacity-100',
);

/** Takes no room and is reachable only by keyboard; without scripts it is the visible form. */
const bare = clsx(
  'float-start -me-px -mb-px size-px',
  'noscript:float-none noscript:m-0 noscript:flex noscript:size-11 noscript:items-center noscript:justify-center',
);

const ellipsis = <Icon name="ellipsis" size={18} />;

/**
 * Shows a message with its actions: by a long press, which the list handles (`useActs`), by hovering, or
 * by keyboard. Only the message under the pointer has more than a bare link, because dozens of invisible
 * floating boxes take half of the time that a browser needs to paint a thread.
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
      {/* One element in both states, so that the link keeps its focus. */}
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

/** Shows the most frequent actions, where there is room for them. */
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
