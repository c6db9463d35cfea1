import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findRedeemed } from '~/domain/redeem-codes/redeem-code';
import { idSchema } from '~/domain/shared/ids';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { CodeForm } from '../../redeem-codes/code-form';
import { ConfirmCard } from '../../redeem-codes/confirm-card';
import { RedeemedCard } from '../../redeem-codes/redeemed-card';
import { takeCode } from './take-code.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain, viewer } = context;
  const { searchParams } = new URL(request.url);
  const t = await translatorOf(context);
  const done = idSchema.safeParse(searchParams.get('done'));
  const redeemed =
    done.success && viewer.kind === 'user'
      ? await findRedeemed(domain, { userId: viewer.userId, id: done.data })
      : null;
  return {
    page: { title: t('redeem:title'), description: t('redeem:lead') },
    code: (searchParams.get('code') ?? '').slice(0, 100),
    redeemed: redeemed && {
      ...redeemed,
      premiumUntil: redeemed.premiumUntil?.toISOString() ?? null,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeCode(request, context, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Takes a code, shows what it gives, and redeems it after a confirmation. */
export default function RedeemPage() {
  const { t } = useTranslation('redeem');
  const { code, redeemed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const found = answer && 'found' in answer ? answer.found : null;
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <header className="max-w-180 pt-4 pb-7 md:pt-8">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="type-lead text-fg-2 mt-3">{t('lead')}</p>
      </header>
      <div className="max-w-120">
        {redeemed && !answer ? (
          <RedeemedCard redeemed={redeemed} />
        ) : found ? (
          <ConfirmCard found={found} />
        ) : (
          <CodeForm code={code} response={answer && 'found' in answer ? undefined : answer} />
        )}
      </div>
      <Footer />
    </div>
  );
}
