import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text';
import { namedKinds } from './named-kinds';

interface MessagePreviewProps {
  message: { type: string; content: string };
}

/** A message in a line: its words, or what it is. */
export function MessagePreview({ message: { type, content } }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  return namedKinds.includes(type) ? t(`preview.${type}`) : <MessageText>{content}</MessageText>;
}
