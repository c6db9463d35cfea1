import clsx from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../kit/ui/icons/icon';
import { LocalTime } from '../../kit/site/local-time';
import { CrisisCard } from '../care/crisis-card';
import { HelpNow } from '../../duties/help-now';
import { isReferral } from '../care/ends-in-referral';
import { CallCard } from './call-card';
import { isMark, MarkLine } from './mark-line';
import { ActedOn } from './message-acts';
import { MessageContent } from './message-content';
import type { MessageLines } from './message-lines';
import { MessageRow } from './message-row';
import { MessageSpeech } from './message-speech';

interface MessageItemProps {
  message: ThreadMessage;
  avatar: string | null;
  /**
   * True for the last of several messages in a row by one speaker, which shows the picture and the time.
   */
  isLast: boolean;
  name: string;
  /** True if the message is stored; actions need a stored message. */
  isStored: boolean;
  /** True if the page was opened for this message. */
  isSought: boolean;
  lines: MessageLines;
  /** The page that calls the character; null where calls are not possible. */
  callHref: string | null;
}

/** Shows one message of a thread by its kind; an unchanged one is not rendered again. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, avatar, isLast, name, isStored, isSought, lines } = props;
  const { _id, seq, role, details } = message;
  const isMine = role === 'user';
  const place = { id: `message-${seq}`, 'data-message': _id, 'data-role': role };
  if (isReferral(message)) {
    return (
      <li id={place.id} className={clsx(below, 'my-4')}>
        <CrisisCard message={message} name={name} />
      </li>
    );
  }
  if (details && isMark(details)) {
    return (
      <li {...place} className={clsx(below, 'my-3.5 flex justify-center')}>
        <MarkLine message={message} details={details} name={name} />
      </li>
    );
  }
  if (details?.type === 'voice_call' || details?.type === 'voice_call_summary') {
    return (
      <li {...place} className={clsx(below, 'my-4 md:ps-11')}>
        <CallCard message={message} call={details} callHref={props.callHref} />
      </li>
    );
  }
  const content = <MessageContent message={message} name={name} avatar={avatar} />;
  return (
    <li
      {...place}
      className={clsx(
        below,
        message.reaction && 'pb-4.5',
        isSought && 'animate-sought rounded-[22px]',
      )}
    >
      <MessageRow isMine={isMine} avatar={isLast ? avatar : undefined}>
        <span className={screenReaderOnly}>{isMine ? lines.mine : lines.theirs}</span>
        {isStored ? (
          <ActedOn message={message} lines={lines}>
            {content}
          </ActedOn>
        ) : (
          content
        )}
        {message.speech && <MessageSpeech speech={message.speech} src={message.textToSpeechUrl} />}
      </MessageRow>
      {message.referral && (
        <div className="mt-2 ps-11">
          <HelpNow referral={message.referral} />
        </div>
      )}
      {(isLast || details?.type === 'gift_for_tip') && <SentAt message={message} />}
    </li>
  );
});

/**
 * Read by screen readers and invisible. It does the same as `sr-only` without one layer per element: a
 * thread has dozens of them.
 */
const screenReaderOnly =
  'float-start -me-px size-px overflow-clip whitespace-nowrap text-transparent';

/** A message that the address links to appears below the bar that floats over the thread. */
const below = 'scroll-mt-36';

function SentAt({ message }: Pick<MessageItemProps, 'message'>) {
  const { role, details, sentAt } = message;
  const { t } = useTranslation(['chat', 'messages']);
  const isMine = role === 'user';
  return (
    <p
      className={clsx(
        'text-fg-3 mt-1.5 flex items-center gap-1 text-[0.71875rem]/4 tabular-nums',
        isMine ? 'justify-end' : 'ps-11',
      )}
    >
      {message.isEdited && `${t('messages:edited')} · `}
      {details?.type === 'gift_for_tip' && `${t('messages:photo.thanks')} · `}
      <LocalTime at={sentAt} format={{ hour: '2-digit', minute: '2-digit' }} />
      {isMine && (
        <>
          <Icon name="check-check" size={14} className="text-amber" />
          <span className="sr-only">{t('sent')}</span>
        </>
      )}
    </p>
  );
}
