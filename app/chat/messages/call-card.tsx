import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SentDetails } from '~/domain/chat/messages/message-details';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { MessageText } from './message-text';

interface CallCardProps {
  message: ThreadMessage;
  call: Extract<SentDetails, { type: 'voice_call' | 'voice_call_summary' }>;
  /** The address of the call page; null if the person may not call the character. */
  callHref: string | null;
}

/** Shows an ended call: its length, who ended it, its cost and its transcript. */
export function CallCard({ message, call, callHref }: CallCardProps) {
  const { t } = useTranslation('messages');
  const { locale, tokenValue } = useSite();
  const { seconds, endedBy, tokens } = call;
  const length = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  return (
    <section
      aria-label={t('call.label')}
      className="rounded-card border-line-2 bg-card mx-auto max-w-105 border text-[0.875rem]/5.5 md:ms-0"
    >
      <div className="flex items-center gap-3.5 p-4">
        <span className="border-line-2 bg-veil flex size-11 shrink-0 items-center justify-center rounded-full border">
          <Icon name="phone" size={18} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-[0.9375rem]/5.5 font-[620]">{t('call.length', length)}</p>
          <p className="text-fg-3 text-[0.78125rem]/5">
            {t(`call.ended.${endedBy}`)} ·{' '}
            <LocalTime at={message.sentAt} format={{ hour: '2-digit', minute: '2-digit' }} />
          </p>
        </div>
        <div className="shrink-0 text-end tabular-nums">
          <p className="flex items-center justify-end gap-1.5 font-[620]">
            <TokenGlyph className="size-4" />
            {tokens}
            <span className="text-fg-3 font-[450]">
              {formatMoney(worthOfTokens(tokens, tokenValue), locale)}
            </span>
          </p>
          {call.type === 'voice_call_summary' && (
            <p className="text-fg-3 text-[0.78125rem]/5">
              {t('call.left', { count: call.balanceAfter })}
            </p>
          )}
        </div>
      </div>
      {call.type === 'voice_call_summary' && (message.content || callHref !== null) && (
        <AfterCall message={message} callHref={callHref} />
      )}
    </section>
  );
}

/** Shows the gist and transcript of the call, and a link to call again. */
function AfterCall({ message, callHref }: Omit<CallCardProps, 'call'>) {
  const { t } = useTranslation('messages');
  return (
    <div className="border-line border-t p-4">
      {message.gist !== null && <WhatStayed>{message.gist}</WhatStayed>}
      <div className="flex flex-wrap gap-3">
        {message.content && (
          <details className="group peer flex-1 open:order-last open:basis-full">
            <summary className={buttonClass({ kind: 'soft' }, 'w-full cursor-pointer list-none')}>
              <Icon name="captions" size={18} />
              {t('call.transcript')}
            </summary>
            <p className="text-fg-2 mt-3 whitespace-pre-line">
              <MessageText>{message.content}</MessageText>
            </p>
          </details>
        )}
        {callHref !== null && (
          <Link to={callHref} className={buttonClass({ kind: 'soft' }, 'flex-1')}>
            <Icon name="phone" size={18} />
            {t('call.again')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Shows the gist of the call, as written by a model. */
function WhatStayed({ children }: { children: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="mb-4">
      <p className="text-fg-2">
        <strong className="text-fg font-[620]">{t('call.stayed')}</strong>{' '}
        <MessageText>{children}</MessageText>
      </p>
      <p className="text-fg-3 mt-1.5 flex items-center gap-2 text-[0.78125rem]/5">
        <Icon name="sparkles" size={14} className="text-info" />
        {t('call.by-ai')}
      </p>
    </div>
  );
}
