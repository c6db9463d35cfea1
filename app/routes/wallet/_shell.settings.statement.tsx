import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { limitPeriods } from '~/domain/wallet/limits/limit-period';
import { walletSettings } from '~/domain/wallet/settings';
import { getSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { getSpendingLimits } from '~/domain/wallet/limits/spending-limits';
import { requireMember } from '../../kit/session/require-member.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { SpendConfirmationSetting } from '../../wallet/spend-confirmation-setting';
import { LimitCard } from '../../wallet/limit-card';
import { readStatement } from './read-statement.server';
import { saveSpendConfirmation, saveLimit } from './save-limit.server';
import { StatementFilters } from '../../wallet/statement-filters';
import { readMonth, readStatementFilter } from '../../wallet/statement-href';
import { StatementLines } from '../../wallet/statement-lines';
import { MonthStepper, StatementSummary } from '../../wallet/statement-summary';
import { TakeWithYou } from '../../wallet/take-with-you';
import { WhereItWent } from '../../wallet/where-it-went';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain } = context;
  const { searchParams } = new URL(request.url);
  const filter = readStatementFilter(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const [t, statement, limits, askFrom, { spending_limit_raise_hours: raiseHours }] =
    await Promise.all([
      translatorOf(context),
      readStatement(context, userId, { month: readMonth(searchParams), filter, cursor }),
      getSpendingLimits(domain, userId),
      getSpendConfirmation(domain, userId),
      domain.settings(walletSettings),
    ]);
  const period = limitPeriods.find((one) => one === searchParams.get('limit'));
  const firstSet = limits.find(({ limit }) => limit !== null)?.period;
  return {
    page: { title: t('statement:title') },
    statement,
    filter,
    isLater: cursor !== undefined,
    limits,
    askFrom,
    period: period ?? firstSet ?? ('week' as const),
    raiseHours,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  if (form.get('intent') === 'ask-first') return saveSpendConfirmation(context, userId, form);
  if (form.get('intent') !== 'limit') throw data(null, 400);
  return saveLimit(context, userId, form);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows all token movements with their cost, and the person's own spending limit. */
export default function StatementPage() {
  const { t } = useTranslation('statement');
  const { statement, filter, isLater, limits, askFrom, period, raiseHours } =
    useLoaderData<typeof loader>();
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center md:justify-between">
          <h2 className="type-h2">{t('title')}</h2>
          <MonthStepper statement={statement} />
        </div>
        <StatementSummary statement={statement} />
        <StatementFilters statement={statement} filter={filter} />
        <StatementLines statement={statement} filter={filter} isLater={isLater} />
      </div>
      <div className="space-y-5">
        <LimitCard limits={limits} period={period} raiseHours={raiseHours} />
        <SpendConfirmationSetting askFrom={askFrom} />
        <WhereItWent kinds={statement.kinds} />
        <TakeWithYou month={statement.month} />
      </div>
    </div>
  );
}
