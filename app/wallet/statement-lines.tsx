import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { Avatar } from '../kit/ui/media/avatar';
import { statementHref } from './statement-href';
import type { LineMoney, StatementFilter, StatementLine, StatementView } from './statement-view';

interface StatementLinesProps {
  statement: StatementView;
  filter: StatementFilter;
  /** True if it is not the first page of the lines. */
  isLater: boolean;
}

/** Lists all movements of the month page by page, the newest first. */
export function StatementLines({ statement, filter, isLater }: StatementLinesProps) {
  const { t } = useTranslation('statement');
  const { lines, month, nextCursor } = statement;
  if (lines.length === 0) {
    return (
      <p className="rounded-card border-line-2 bg-card text-fg-2 border px-5 py-10 text-center">
        {t(filter.characterId || filter.reason || filter.onlyMoney ? 'none-so' : 'none')}
      </p>
    );
  }
  return (
    <>
      <ul className="divide-line rounded-card border-line-2 bg-card shadow-card divide-y overflow-hidden border">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {(isLater || nextCursor) && (
        <nav aria-label={t('pages')} className="mt-5 flex justify-center gap-2 print:hidden">
          {isLater && (
            <Link
              to={statementHref({ month, ...filter })}
              className={buttonClass({ kind: 'ghost', size: 'small' })}
            >
              {t('newest')}
            </Link>
          )}
          {nextCursor && (
            <Link
              to={statementHref({ month, ...filter, cursor: nextCursor })}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {t('older')}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { t } = useTranslation('settings');
  const { locale } = useSite();
  const { reason, character, at, tokens, money } = line;
  const isGain = tokens > 0;
  return (
    <li className="flex min-h-15.5 items-center gap-4 px-4 py-2.5 md:px-5">
      <LineMark line={line} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-[540]">{t(`reason.${reason}`)}</p>
        <p className="type-small text-fg-3 truncate">
          <LocalTime at={at} format={{ day: 'numeric', month: 'short' }} className="md:hidden" />
          {character && (
            <>
              <span className="md:hidden"> · </span>
              {character.name}
            </>
          )}
        </p>
      </div>
      <LocalTime
        at={at}
        format={{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }}
        className="type-small text-fg-3 w-38 shrink-0 tabular-nums max-md:hidden"
      />
      <p className="w-22 shrink-0 text-end tabular-nums">
        <span className={`font-[600] ${isGain ? 'text-ok' : 'text-fg'}`}>
          {isGain ? '+' : '−'}
          {Math.abs(tokens).toLocaleString(locale)}
        </span>
        <span className="sr-only"> {t('tokens.unit', { count: Math.abs(tokens) })}</span>
        <span className="type-caption text-fg-3 block">
          <LineWorth money={money} />
        </span>
      </p>
    </li>
  );
}

function LineMark({ line: { character, tokens, money } }: { line: StatementLine }) {
  if (character) return <Avatar src={character.avatar} className="size-10 shrink-0" />;
  const isBought = money.kind === 'money' && tokens > 0;
  return (
    <span className="bg-hover text-gold flex size-10 shrink-0 items-center justify-center rounded-full">
      {isBought || tokens < 0 ? <TokenGlyph className="size-5" /> : <Icon name="gift" size={18} />}
    </span>
  );
}

function LineWorth({ money }: { money: LineMoney }) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  return (
    <>{money.kind === 'money' ? formatMoney(money.money, locale) : t(`worth.${money.kind}`)}</>
  );
}
