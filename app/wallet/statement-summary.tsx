import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { MonthBars } from './month-bars';
import { monthName } from './month-name';
import { Reach } from './reach';
import { statementHref } from './statement-href';
import type { StatementView } from './statement-view';

/** Shows the month and its opening balance, with links to the months before and after. */
export function MonthStepper({ statement }: { statement: StatementView }) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  const { month, previous, next, opening } = statement;
  const name = monthName(month, locale, { month: 'long', year: 'numeric' });
  return (
    <div className="flex items-center justify-between gap-3 md:justify-end md:gap-5">
      <p className="type-small text-fg-3 text-end text-balance max-md:order-2">
        {t('began', {
          count: opening.tokens,
          shown: opening.tokens.toLocaleString(locale),
          money: formatMoney(opening.money, locale),
        })}
      </p>
      <nav aria-label={t('months')} className="-mx-3 flex shrink-0 items-center print:hidden">
        <Step to={previous} icon="chevron-left" label={t('previous')} />
        <h3 className="px-1 font-[600] md:px-2">{name}</h3>
        <Step to={next} icon="chevron-right" label={t('next')} />
      </nav>
    </div>
  );
}

interface StepProps {
  to: string | null;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function Step({ to, icon, label }: StepProps) {
  if (to === null) {
    return (
      <span aria-hidden="true" className="text-disabled flex size-11 items-center justify-center">
        <Icon name={icon} size={20} />
      </span>
    );
  }
  return (
    <Link to={statementHref({ month: to })} aria-label={label} className={iconButtonClass('plain')}>
      <Icon name={icon} size={20} />
    </Link>
  );
}

/** Shows income, spending and the remaining balance in tokens and in money paid, and six months. */
export function StatementSummary({ statement }: { statement: StatementView }) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  const { closing, months } = statement;
  const money = (counted: StatementView['in']) => formatMoney(counted.money, locale);
  const figures = [
    { name: 'in', counted: statement.in, about: t('paid', { money: money(statement.in) }) },
    { name: 'out', counted: statement.out, about: t('cost', { money: money(statement.out) }) },
    { name: 'left', counted: closing, about: t('cost', { money: money(closing) }) },
  ] as const;
  return (
    <div className="rounded-card border-line-2 bg-card shadow-card grid items-end gap-6 border p-4 md:px-6 md:py-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
      <dl className="grid grid-cols-3 gap-3 self-center">
        {figures.map(({ name, counted, about }) => (
          <div key={name} className="min-w-0">
            <dt className="type-small text-fg-2 flex items-center gap-2">
              {name !== 'left' && (
                <span
                  aria-hidden="true"
                  className={clsx('size-2 rounded-[3px]', name === 'in' ? 'bg-ok' : 'bg-[#ff9c7c]')}
                />
              )}
              {t(name)}
            </dt>
            <dd className="mt-1">
              <span className="type-figure flex items-center gap-2 text-[1.5625rem]">
                {name === 'left' && <TokenGlyph className="size-5" />}
                {counted.tokens.toLocaleString(locale)}
              </span>
              <span className="type-caption text-fg-2 mt-0.5 block tabular-nums">{about}</span>
              {name === 'left' && statement.next === null && (
                <span className="type-caption text-fg-2 block">
                  <Reach tokens={counted.tokens} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MonthBars months={months} />
    </div>
  );
}
