import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { MessageBubble } from './message-bubble';
import { MessageText } from './message-text';
import { Thumbnail } from './thumbnail';

interface PostMessageProps {
  message: ThreadMessage;
  name: string;
}

/** Shows a post that the character sent; only its text if the post is no longer visible to anyone. */
export function PostMessage({ message, name }: PostMessageProps) {
  const { t } = useTranslation('messages');
  const { aboutPost, content } = message;
  if (!aboutPost) {
    return (
      <MessageBubble isMine={false}>
        <MessageText>{content}</MessageText>
      </MessageBubble>
    );
  }
  return (
    <Link
      to={aboutPost.href}
      className="rounded-bubble bg-theirs text-on-theirs block w-65 max-w-full overflow-hidden rounded-es-[6px] transition duration-120 hover:brightness-110"
    >
      <Thumbnail {...aboutPost} className="aspect-4/5 w-full" />
      <span className="block px-[15px] py-[11px] text-[0.9375rem]/5.5">
        <span className="text-fg-3 block text-[0.78125rem]/4.5">{t('post.from', { name })}</span>
        <span className="line-clamp-3">
          <MessageText>{content || aboutPost.text}</MessageText>
        </span>
      </span>
    </Link>
  );
}
