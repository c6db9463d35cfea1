import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { isMarkKind, markKey } from './mark-line';
import { MessagePreview } from './message-preview';

interface LastMessageProps {
  /** Of a character who is called so. */
  name: string;
  message: NonNullable<ChatSummary['lastMessage']>;
}

/** What was said last in a chat, and by whom, in a line; what was done elsewhere in the reader's language. */
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
