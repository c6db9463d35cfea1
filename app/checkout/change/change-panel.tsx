import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../../kit/site/local-time';
import { Icon } from '../../kit/ui/icons/icon';
import { longDate } from '../order/clock';
import type { PayResponse } from '../pay/pay-response';
import { useWords } from '../use-words';
import { ChangeForm } from './change-form';
import { nothingDue, type ChangeView } from './change-view';

interface ChangePanelProps {
  view: ChangeView;
  /** Renders the heading of the page or modal. */
  heading: (title: ReactNode, look?: string) => ReactNode;
  response?: PayResponse | undefined;
}

/** Changes Premium to another plan: nothing is paid today, and later charges are shown first. */
export function ChangePanel({ view, heading, response }: ChangePanelProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {heading(t('change.title'))}
      <p className="text-fg-2 mt-2.5">{t(view.isCanceled ? 'change.goes-on' : 'change.text')}</p>
      <div className="mt-4 grid gap-4.5">
        <ChangeSummary view={view} />
        <ChangeDates view={view} />
        <ChangeForm view={view} response={response} />
      </div>
    </>
  );
}

/** Shows the old and the new plan, and that nothing is paid today. */
function ChangeSummary({ view }: { view: ChangeView }) {
  const { t } = useTranslation('checkout');
  const { money, bought } = useWords();
  const nameOf = (months: number) => bought({ kind: 'subscriptions', months, bonusTokens: 0 });
  return (
    <section className="rounded-card border-line-2 bg-card shadow-card flex min-h-19 items-center gap-3.5 border px-4 py-3">
      <span className="bg-invite rounded-input flex size-11 shrink-0 items-center justify-center">
        <Icon name="gem" size={23} className="text-gold" />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block text-[0.9375rem]/5.5 font-[560]">{nameOf(view.months)}</span>
        <span className="type-caption text-fg-2 block">
          {t('change.instead', { plan: nameOf(view.current.months) })}
        </span>
      </p>
      <p className="shrink-0 text-end">
        <span className="type-figure block text-[1.6875rem]">{money(nothingDue(view))}</span>
        <span className="type-caption text-fg-3 block">{t('change.today')}</span>
      </p>
    </section>
  );
}

/** Shows the dates and amounts of the charges. */
function ChangeDates({ view }: { view: ChangeView }) {
  const { t } = useTranslation('checkout');
  const { money, period } = useWords();
  const { startsAt, price, renewal, current } = view;
  return (
    <dl className="divide-line divide-y">
      <Dated at={startsAt} amount={money(price)}>
        {t('change.begins', { before: money(current.renewal) })}
      </Dated>
      <Dated at={renewal.firstAt} amount={money(renewal.price)}>
        {t('change.renews', { duration: period(renewal.period) })}
      </Dated>
    </dl>
  );
}

interface DatedProps {
  at: string;
  amount: string;
  children: ReactNode;
}

function Dated({ at, amount, children }: DatedProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <dt className="min-w-0">
        <LocalTime at={at} format={longDate} className="block font-[560]" />
        <span className="type-small text-fg-2 block">{children}</span>
      </dt>
      <dd className="shrink-0 font-[560] tabular-nums">{amount}</dd>
    </div>
  );
}
