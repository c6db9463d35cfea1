import { useTranslation } from 'react-i18next';
import { MessageBubble } from './message-bubble';

interface TypingDotsProps {
  name: string;
}

export function TypingDots({ name }: TypingDotsProps) {
  const { t } = useTranslation('chat');
  return (
    <MessageBubble isMine={false}>
      <span className="sr-only">{t('is-writing', { name })}</span>
      <span aria-hidden="true" className="flex h-5.5 items-center gap-1.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={`animate-typing bg-fg-2 size-1.75 rounded-full ${delay}`} />
        ))}
      </span>
    </MessageBubble>
  );
}
