import { Link, useNavigate, useLocation, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useAct } from '../../forms/use-form';
import { modalHref } from '../../modals/modal-keys';
import { ModalLink } from '../../modals/modal-link';
import { useRealtime } from '../../realtime/realtime-context';
import { Icon } from '../../ui/icons/icon';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { reactionIcons } from './reaction-icons';

/** How long a finger rests on a message until it offers what can be done, in milliseconds. */
const holdMs = 450;

interface ActedOnProps {
  message: ThreadMessage;
  children: ReactNode;
}

/** A message with what can be done to it: by a long press, by hovering, by the keyboard. */
export function ActedOn({ message, children }: ActedOnProps) {
  const { _id, role, reaction } = message;
  const isMine = role === 'user';
  const hold = useLongPress(_id);
  return (
    <div className={clsx('group/message relative w-fit max-w-full', isMine && 'ms-auto')} {...hold}>
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
      <Pill message={message} />
    </div>
  );
}

function ReactionName({ reaction }: { reaction: keyof typeof reactionIcons }) {
  const { t } = useTranslation('messages');
  return <span className="sr-only">{t(`reaction.${reaction}`)}</span>;
}

/** Hidden until its message is pointed at or holds the focus; without scripts always there. */
function Pill({ message: { _id, role, reaction } }: Pick<ActedOnProps, 'message'>) {
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
    link.react(_id, hasHeart ? null : 'heart');
  };
  const button =
    'flex size-11 items-center justify-center rounded-full hover:bg-veil-2 transition duration-120';
  return (
    <div
      className={clsx(
        'border-line-2 bg-raised absolute top-1/2 z-10 flex -translate-y-1/2 rounded-full border opacity-0 transition-opacity duration-120',
        'pointer-events-none group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100',
        'lg:group-hover/message:pointer-events-auto lg:group-hover/message:opacity-100',
        'noscript:pointer-events-auto noscript:static noscript:mt-1 noscript:w-fit noscript:translate-y-0 noscript:opacity-100',
        role === 'user' ? 'end-full me-2 max-lg:end-0' : 'start-full ms-2 max-lg:start-0',
      )}
    >
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
      <ModalLink modal="messageActions" meta={{ messageId: _id }} className={button}>
        <span className="sr-only">{t('acts.title')}</span>
        <Icon name="ellipsis" size={18} />
      </ModalLink>
    </div>
  );
}

/** Opens what can be done to a message once a finger has rested on it. */
function useLongPress(messageId: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  return {
    onTouchStart() {
      stop();
      timer.current = setTimeout(() => {
        navigate(modalHref(location, 'messageActions', { meta: { messageId } }), {
          preventScrollReset: true,
        });
      }, holdMs);
    },
    onTouchEnd: stop,
    onTouchMove: stop,
    onTouchCancel: stop,
  };
}
