import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { StatementRow } from '~/domain/wallet/statement/list-statement';
import { Reach } from '../wallet/reach';
import { useLiveBalance } from '../wallet/use-live-balance';
import { useTokenMoney } from '../wallet/use-token-money';
import { shortDate } from '../kit/i18n/short-time';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { useTimeZone } from '../kit/site/time-zone';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { LocalTime } from '../kit/site/local-time';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';

interface TokensSectionProps {
  balance: number;
  history: { items: StatementRow[]; nextCursor: string | null };
  isLater: boolean;
}

/** A balance below this is low. */
const isLow = 10;

/** Shows the balance and its history. */
export function TokensSection({ balance: loaded, history, isLater }: TokensSectionProps) {
  const { t } = useTranslation('settings');
  const { locale } = useSite();
  const balance = useLiveBalance(loaded);
  const money = useTokenMoney();
  return (
    <section id="tokens" aria-labelledby="tokens-title" className="scroll-mt-6">
      <div className="rounded-card border-line-2 bg-invite shadow-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border p-5 md:px-7 md:py-6">
        <div>
          <h2 id="tokens-title" className="type-eyebrow text-fg-2">
            {t('tokens.balance')}
          </h2>
          <p className="mt-2.5 flex items-center gap-3">
            <TokenGlyph className="size-7" />
            <span className="type-figure text-[2.125rem]">{balance.toLocaleString(locale)}</span>
            <span className="text-fg-2">{t('tokens.worth', { money: money(balance) })}</span>
          </p>
          <p className="type-small text-fg-2 mt-1.5">
            <Reach tokens={balance} />
          </p>
        </div>
        <p className="type-small text-fg-2 max-w-70">
          {t('tokens.about')}{' '}
          <Link to="/redeem" className="rounded-small text-fg underline underline-offset-2">
            {t('tokens.redeem')}
          </Link>
        </p>
        {balance < isLow ? (
          <ModalLink modal="suggestedTokensOfferModal" className={buttonClass({ kind: 'light' })}>
            {t('tokens.get')}
          </ModalLink>
        ) : (
          <ModalLink modal="buyTokenModal" className={buttonClass({ kind: 'light' })}>
            {t('tokens.get')}
          </ModalLink>
        )}
      </div>

      <h3 className="type-h2 mt-8 mb-3">{t('tokens.history')}</h3>
      {history.items.length === 0 ? (
        <p className="rounded-card border-line-2 bg-card text-fg-2 border px-5 py-8 text-center">
          {t(isLater ? 'tokens.no-more' : 'tokens.empty')}
        </p>
      ) : (
        <ul className="divide-line rounded-card border-line-2 bg-card shadow-card divide-y overflow-hidden border">
          {history.items.map((movement) => (
            <MovementRow
              key={movement.transferId}
              movement={movement}
              worth={money(Math.abs(movement.tokens))}
            />
          ))}
        </ul>
      )}
      <Pages nextCursor={history.nextCursor} isLater={isLater} />
    </section>
  );
}

interface PagesProps {
  nextCursor: string | null;
  isLater: boolean;
}

/** Shows the links to the newest and to older movements. */
function Pages({ nextCursor, isLater }: PagesProps) {
  const { t } = useTranslation('settings');
  if (!isLater && !nextCursor) return null;
  return (
    <nav aria-label={t('tokens.pages')} className="mt-5 flex justify-center gap-2">
      {isLater && (
        <Link to="?#tokens" className={buttonClass({ kind: 'ghost', size: 'small' })}>
          {t('tokens.newest')}
        </Link>
      )}
      {nextCursor && (
        <Link
          to={`?${new URLSearchParams({ cursor: nextCursor })}#tokens`}
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('tokens.older')}
        </Link>
      )}
    </nav>
  );
}

function MovementRow({ movement, worth }: { movement: StatementRow; worth: string }) {
  const { t } = useTranslation('settings');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { reason, tokens, createdAt } = movement;
  const isGain = tokens > 0;
  return (
    <li className="flex items-center gap-4 px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-[540]">{t(`reason.${reason}`)}</p>
        <p className="type-caption text-fg-3 tabular-nums">
          {shortDate(createdAt, timeZone)}{' '}
          <LocalTime at={createdAt} format={{ hour: '2-digit', minute: '2-digit' }} />
        </p>
      </div>
      <p className="text-end tabular-nums">
        <span className={`font-[600] ${isGain ? 'text-ok' : 'text-fg'}`}>
          {isGain ? '+' : '−'}
          {Math.abs(tokens).toLocaleString(locale)}
        </span>{' '}
        <span className="sr-only">{t('tokens.unit', { count: Math.abs(tokens) })}</span>
        <span className="type-caption text-fg-3 block">{worth}</span>
      </p>
    </li>
  );
}
