import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text';
import { namedKinds } from './named-kinds';

interface MessagePreviewProps {
  message: { type: string; content: string };
}

/** A message in a line: its words, or what it is where they are shown in no list. */
export function MessagePreview({ message: { type, content } }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  if (namedKinds.includes(type)) return t(`preview.${type}`);
  return content === '' ? t('preview.words') : <MessageText>{content}</MessageText>;
}
