import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { isMarkKind, markKey } from './mark-line';
import { MessagePreview } from './message-preview';

interface LastMessageProps {
  /** The character's name. */
  name: string;
  message: NonNullable<ChatSummary['lastMessage']>;
}

/** Shows the last message of a chat and its speaker in one line; events are in the reader's language. */
export function LastMessage({ name, message }: LastMessageProps) {
  const { t } = useTranslation('messages');
  if (isMarkKind(message.type)) return t(markKey(message.type), { name });
  return (
    <>
      {message.role === 'user' && `${t('you-said')} `}
      <MessagePreview message={message} />
    </>
  );
}
