import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getCurrentUser } from '~/domain/profile/current-user';
import { getBalance } from '~/domain/wallet/get-balance';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { listStatement } from '~/domain/wallet/statement/list-statement';
import { requireMember } from '../../kit/session/require-member.server';
import { AccountSection } from '../../settings/account-section';
import { TokensSection } from '../../settings/tokens-section';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Transfers on one page of the history. */
const historySize = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const { domain } = context;
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, user, balance, history, subscription] = await Promise.all([
    translatorOf(context),
    getCurrentUser(domain, viewer.userId),
    getBalance(domain, viewer.userId),
    listStatement(domain, viewer.userId, { limit: historySize, cursor }),
    getSubscription(domain, viewer.userId),
  ]);
  return {
    page: { title: t('settings:title') },
    account: {
      email: user.email,
      nickName: user.isVerified ? user.nickName : null,
      memberSince: user.isVerified ? user.createdAt.toISOString() : null,
      premiumUntil: (user.isVerified && user.subscription?.endsAt.toISOString()) || null,
      pausedUntil: subscription?.pause?.until.toISOString() ?? null,
      accountType: viewer.accountType,
    },
    balance,
    history,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OverviewPage() {
  const { account, balance, history, isLater } = useLoaderData<typeof loader>();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[340px_minmax(0,1fr)] lg:gap-8">
      <AccountSection account={account} />
      <TokensSection balance={balance} history={history} isLater={isLater} />
    </div>
  );
}
