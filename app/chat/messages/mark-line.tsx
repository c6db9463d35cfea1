import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SentDetails } from '~/domain/chat/messages/message-details';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { useSite } from '../../kit/site/use-site';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';

const icons = {
  follow_model: 'user-check',
  joined_fanclub: 'crown',
  post_reacted: 'heart',
  unlocked_post: 'lock-open',
  unlocked_photo: 'lock-open',
  'post:asset:unlock:credit_card': 'credit-card',
} as const satisfies Partial<Record<SentDetails['type'], IconName>>;

type MarkKind = keyof typeof icons;
type Mark = Extract<SentDetails, { type: MarkKind | 'tip' }>;

/** Checks whether a kind of message is an event outside the chat, which the thread shows as a line. */
export const isMarkKind = (type: string): type is MarkKind => type in icons;

/** Returns the key of the event's text. */
export const markKey = (type: MarkKind) => `mark.${type.replaceAll(':', '_')}`;

/** Checks whether a message is not a text of either side but a tip or an event outside the chat. */
export const isMark = (details: SentDetails): details is Mark =>
  details.type === 'tip' || isMarkKind(details.type);

interface MarkLineProps {
  message: ThreadMessage;
  details: Mark;
  name: string;
}

/** Shows a tip or event in the middle of the thread; one about a post links to it. */
export function MarkLine({ message, details, name }: MarkLineProps) {
  const { t } = useTranslation('messages');
  const look =
    'flex min-h-9.5 max-w-full items-center gap-2.5 rounded-full border px-4.5 py-1.5 text-center text-[0.84375rem]/5';
  if (details.type === 'tip') {
    return (
      <div className="flex max-w-full flex-col items-center gap-2">
        <p className={clsx(look, 'border-amber/50 bg-amber/9 text-discount font-[620]')}>
          <TokenGlyph className="size-4.5" />
          {t('mark.tip', { name, count: details.tokens })}
          <Worth tokens={details.tokens} />
        </p>
        {message.content && <p className="text-fg-2 type-small">“{message.content}”</p>}
      </div>
    );
  }
  const { aboutPost } = message;
  const words = (
    <>
      <Icon
        name={icons[details.type]}
        size={16}
        className={details.type === 'post_reacted' ? 'text-rose' : 'text-fg-3'}
      />
      <span className="min-w-0">
        {t(markKey(details.type), { name })}
        {aboutPost?.text && <span className="text-fg line-clamp-1">“{aboutPost.text}”</span>}
      </span>
      {'tokens' in details && details.tokens > 0 && (
        <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
          <TokenGlyph className="size-3.5" />
          {details.tokens}
        </span>
      )}
    </>
  );
  const frame = clsx(look, 'border-line-2 bg-veil text-fg-2');
  return aboutPost ? (
    <Link to={aboutPost.href} className={clsx(frame, 'hover:bg-veil-2 transition duration-120')}>
      {words}
    </Link>
  ) : (
    <p className={frame}>{words}</p>
  );
}

function Worth({ tokens }: { tokens: number }) {
  const { locale, tokenValue } = useSite();
  return (
    <span className="text-fg-2 font-[450]">
      {formatMoney(worthOfTokens(tokens, tokenValue), locale)}
    </span>
  );
}
