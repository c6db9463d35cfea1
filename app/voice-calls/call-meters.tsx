import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Notice } from '../kit/ui/feedback/notice';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { clockText } from '../kit/ui/media/clock-text';
import { useTokenMoney } from '../wallet/use-token-money';
import type { CallClock, ReportedCall } from './call-clock';

interface CallMetersProps {
  call: ReportedCall;
  clock: CallClock;
  slug: string;
  name: string;
}

/** Milliseconds below which the remaining time is shown to the second. */
const lowMs = 120_000;

/** Shows the duration, the remaining time and the cost of a call. */
export function CallMeters({ call, clock, slug, name }: CallMetersProps) {
  const { t } = useTranslation('calls');
  const money = useTokenMoney();
  const { leftMs, talkedMs, tokens } = clock;
  const isLow = leftMs !== null && leftMs < lowMs && call.state !== 'asked';
  const left = Math.max(0, call.affordable - tokens);
  return (
    <div className="border-line mt-4 border-t pt-4">
      <div className="flex justify-between gap-4 tabular-nums">
        <div className="min-w-0">
          <p className="type-small text-fg-3">{t('on-the-line')}</p>
          <p className="type-figure">{clockText(Math.floor(talkedMs / 1000))}</p>
          <p className="type-small text-fg-2 flex items-center gap-1.5">
            <TokenGlyph className="size-3.5" />
            {t('so-far', { count: tokens, money: money(tokens) })}
          </p>
        </div>
        <div className="min-w-0 text-end">
          {leftMs === null ? (
            <p className="type-small text-fg-2">{t('free-now')}</p>
          ) : (
            <>
              <p className="type-small text-fg-3">{t('lasts')}</p>
              <p className={clsx('text-[1.75rem]/9', isLow ? 'text-amber' : 'text-fg')}>
                <span className="type-figure">
                  {isLow ? clockText(Math.ceil(leftMs / 1000)) : Math.floor(leftMs / 60_000)}
                </span>{' '}
                <span className="text-[0.9375rem]">{t(isLow ? 'left' : 'more')}</span>
              </p>
              <p className="type-small text-fg-2">
                {isLow || call.limitMs === null
                  ? t('tokens-left', { count: left })
                  : t('ends-at', { at: clockText(call.limitMs / 1000) })}
              </p>
            </>
          )}
        </div>
      </div>
      {isLow && <TopUp price={call.price} slug={slug} name={name} />}
    </div>
  );
}

interface TopUpProps extends Pick<CallMetersProps, 'slug' | 'name'> {
  price: number;
}

/** Warns that the call is about to end for lack of tokens, and links to the purchase of more. */
function TopUp({ price, slug, name }: TopUpProps) {
  const { t } = useTranslation('calls');
  const shop = new URLSearchParams({
    modal: 'smartTokenPackModal',
    'smartTokenPackModal.needed': String(price),
  });
  return (
    <div className="mt-4">
      <Notice
        kind="warm"
        action={
          <a
            href={`/chats/${slug}?${shop}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'light', size: 'small' })}
          >
            {t('top-up')}
          </a>
        }
      >
        {t('will-end', { name })}
      </Notice>
    </div>
  );
}
