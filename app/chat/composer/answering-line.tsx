import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { MessagePreview } from '../messages/message-preview';
import type { ThreadMessage } from '../presenters/thread-for-fan';

interface AnsweringLineProps {
  message: ThreadMessage;
  /** The name of the character. */
  name: string;
}

/** Shows the message that the next one replies to, above the field, with a link to cancel. */
export function AnsweringLine({ message, name }: AnsweringLineProps) {
  const { t } = useTranslation('messages');
  const { pathname } = useLocation();
  const { _id, role, content, details } = message;
  return (
    <div className="border-rose mx-auto mb-2 flex w-full max-w-220 items-center gap-3 border-s-2 ps-3 text-[0.84375rem]/5">
      <input type="hidden" name="replyTo" value={_id} />
      <Icon name="reply" size={16} className="text-fg-3" />
      <p className="min-w-0 flex-1">
        <span className="text-fg-2 block">
          {role === 'user' ? t('acts.answering-you') : t('acts.answering', { name })}
        </span>
        <span className="text-fg-3 block truncate">
          <MessagePreview message={{ type: details?.type ?? 'text', content }} />
        </span>
      </p>
      <Link
        to={`${pathname}#latest`}
        replace
        preventScrollReset
        aria-label={t('acts.answer-nothing')}
        className={iconButtonClass('plain')}
      >
        <Icon name="x" size={18} />
      </Link>
    </div>
  );
}
