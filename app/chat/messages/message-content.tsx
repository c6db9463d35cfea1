import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../kit/ui/icons/icon';
import { MessageBubble } from './message-bubble';
import { MessageText } from './message-text';
import { PhotoMessage } from './photo-message';
import { PostMessage } from './post-message';
import { MessageQuote, PostQuote, StoryQuote } from './quote';
import { VoiceMessage } from './voice-message';

interface MessageContentProps {
  message: ThreadMessage;
  /** The character's name. */
  name: string;
  avatar: string | null;
}

/** Shows the content of a message by its kind; its text where it has nothing else. */
export function MessageContent({ message, name, avatar }: MessageContentProps) {
  const { role, content, details, quote } = message;
  const isMine = role === 'user';
  const words = <MessageText>{content}</MessageText>;
  switch (details?.type) {
    case 'audio':
      return <VoiceMessage message={message} voice={details} />;
    case 'image':
    case 'video':
    case 'gift_for_tip':
      return <PhotoMessage message={message} photo={details} name={name} avatar={avatar} />;
    case 'post_message':
      return <PostMessage message={message} name={name} />;
    case 'audio_request':
      return (
        <MessageBubble isMine={isMine}>
          <VoiceRequestLabel />
          {words}
        </MessageBubble>
      );
    case 'STORY_REPLY':
      return (
        <MessageBubble
          isMine={isMine}
          above={<StoryQuote story={details} name={name} avatar={avatar} />}
        >
          {words}
        </MessageBubble>
      );
    default:
      return (
        <MessageBubble
          isMine={isMine}
          above={
            quote ? (
              <MessageQuote quote={quote} name={name} isMine={isMine} />
            ) : (
              details?.type === 'reply' &&
              message.aboutPost && <PostQuote post={message.aboutPost} name={name} />
            )
          }
        >
          {words}
        </MessageBubble>
      );
  }
}

function VoiceRequestLabel() {
  const { t } = useTranslation('messages');
  return (
    <span className="text-on-mine/80 mb-1 flex items-center gap-1.5 text-[0.78125rem]/4.5">
      <Icon name="mic" size={14} />
      {t('voice.asked')}
    </span>
  );
}
