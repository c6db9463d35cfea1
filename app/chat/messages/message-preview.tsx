import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text';

interface MessagePreviewProps {
  message: { type: string; content: string };
}

/** Kinds whose words, where they have any, are not what was sent. */
const named: readonly string[] = [
  'audio',
  'image',
  'video',
  'gift_for_tip',
  'tip',
  'voice_call',
  'voice_call_summary',
];

/** A message in a line: its words, or what it is. */
export function MessagePreview({ message: { type, content } }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  return named.includes(type) ? t(`preview.${type}`) : <MessageText>{content}</MessageText>;
}
