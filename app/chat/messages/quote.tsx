import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '~/realtime/protocol/message';
import type { AboutPost } from '../presenters/message-for-fan';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { Avatar } from '../../kit/ui/media/avatar';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { MessageText } from './message-text';
import { Thumbnail } from './thumbnail';

type Details<Type extends string> = Extract<NonNullable<ChatMessage['details']>, { type: Type }>;

const inset =
  'flex max-w-90 items-center gap-3 rounded-[14px] p-2.5 text-start text-[0.84375rem]/4.75';

/** Shows the quoted speaker and text above the reply. */
function QuoteLines({ who, children }: { who: string; children: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block">{who}</span>
      <span className="line-clamp-2 font-[620]">{children}</span>
    </span>
  );
}

interface MessageQuoteProps {
  quote: NonNullable<ChatMessage['quote']>;
  name: string;
  isMine: boolean;
}

/** Shows the message that another one replies to, with a link to it. */
export function MessageQuote({ quote, name, isMine }: MessageQuoteProps) {
  const { t } = useTranslation(['messages', 'chat']);
  const { seq, role, type, preview } = quote;
  const isWords = ['text', 'reply', 'STORY_REPLY'].includes(type);
  return (
    <a href={`#message-${seq}`} className={`${inset} ${isMine ? 'bg-ink/25' : 'bg-veil-2'}`}>
      <QuoteLines who={role === 'user' ? t('quote.you') : name}>
        {isWords ? <MessageText>{preview}</MessageText> : t('quote.other')}
      </QuoteLines>
    </a>
  );
}

/** Shows the character's post that a message replies to. */
export function PostQuote({ post, name }: { post: AboutPost; name: string }) {
  const { t } = useTranslation('messages');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const date = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  return (
    <Link to={post.href} className={`${inset} bg-ink/25`}>
      <Thumbnail {...post} className="h-14 w-11 rounded-[10px]" />
      <QuoteLines who={t('quote.post', { name, date: date.format(new Date(post.createdAt)) })}>
        <MessageText>{post.text}</MessageText>
      </QuoteLines>
    </Link>
  );
}

interface StoryQuoteProps {
  story: Details<'STORY_REPLY'>;
  name: string;
  avatar: string | null;
}

/** Shows the character's story that a message replies to, and the time when it expires. */
export function StoryQuote({ story, name, avatar }: StoryQuoteProps) {
  const { t } = useTranslation('messages');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const time = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  return (
    <div className={`${inset} bg-ink/25`}>
      <Avatar src={avatar} className="size-11" />
      <QuoteLines who={t('quote.story', { name, time: time.format(new Date(story.endsAt)) })}>
        {story.caption && <MessageText>{`“${story.caption}”`}</MessageText>}
      </QuoteLines>
    </div>
  );
}
