import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPolls, decideCardPoll, type CardPoll } from '~/domain/checkout/decide-after-checkout';
import { findRegisteredCard } from '~/domain/payments/cards/add-card';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { afterCard, readPurpose } from '../../checkout/server/take-card.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Spinner } from '../../kit/ui/feedback/spinner';

/**
 * Receives a card's holder back from their bank. The card is looked up by its registration, a few
 * times; the parameters of the address are never trusted.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireBuyer(request, context);
  const { domain, paymentProviders, logger } = context;
  const { searchParams } = new URL(request.url);
  const purpose = readPurpose(searchParams);
  const registrationId = (searchParams.get('registrationId') ?? '').slice(0, 200);
  const attempt = Math.min(cardPolls, Math.max(1, Number(searchParams.get('attempt')) || 1));
  const found = await findRegisteredCard(domain, paymentProviders, { userId, registrationId });
  const decided = decideCardPoll(seenOf(found), attempt);
  if (decided.kind === 'use-card') return redirect(afterCard(purpose, 'saved', domain.now()));
  if (decided.kind === 'open-modal') return redirect(afterCard(purpose, 'failed', domain.now()));
  const t = await translatorOf(context);
  const page = { title: t('checkout:add.title') };
  if (decided.kind === 'stop') {
    if (decided.isWarned) logger.warn({ registrationId }, 'a saved card did not turn up');
    return { page, from: purpose.from, next: null };
  }
  searchParams.set('attempt', String(attempt + 1));
  const next = { href: `/add_card/return?${searchParams}`, afterMs: decided.afterMs };
  return { page, from: purpose.from, next };
}

type Found = Awaited<ReturnType<typeof findRegisteredCard>>;

function seenOf(found: Found): CardPoll {
  if (found.ok)
    return { found: { isLastAuthenticationFailed: found.card.last_authentication_failed } };
  return found.reason === 'provider-away' ? 'error' : 'none';
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CardReturnPage() {
  const { t } = useTranslation('checkout');
  const { next, from } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => navigate(next.href, { replace: true }), next.afterMs);
    return () => clearTimeout(timer);
  }, [next, navigate]);
  return (
    <section aria-live="polite" className="mx-auto my-11 w-full max-w-128 text-center">
      <h1 className="type-h2">{t('add.title')}</h1>
      {next ? (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`${next.afterMs / 1000};url=${next.href}`} />
          </noscript>
          <p className="text-fg-2 mt-3 flex items-center justify-center gap-2.5">
            <Spinner />
            {t('add.looking')}
          </p>
        </>
      ) : (
        <p className="text-fg-2 mt-3">{t('add.not-yet')}</p>
      )}
      <Link to={from} className={buttonClass({ kind: 'outline' }, 'mt-7')}>
        {t('add.go-on')}
      </Link>
    </section>
  );
}
