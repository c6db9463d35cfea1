import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text';
import { namedKinds } from './named-kinds';

interface MessagePreviewProps {
  message: { type: string; content: string };
}

/** Shows a message in one line: its text, or its kind where lists do not show the text. */
export function MessagePreview({ message: { type, content } }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  if (namedKinds.includes(type)) return t(`preview.${type}`);
  return content === '' ? t('preview.words') : <MessageText>{content}</MessageText>;
}
