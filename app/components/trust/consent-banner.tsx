import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { useFetcher } from '../../forms/use-fetcher';

/**
 * Asks, until it is answered, what may be done beside the necessary. A refusal is one press, like a
 * consent. On a wide screen it stands beside an open modal, which a press here does not close.
 */
export function ConsentBanner() {
  const { t } = useTranslation('trust');
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  if (consent !== null || pathname === '/cookies') return null;
  // An open dialog hides the rest of the page from assistive technology, live regions excepted.
  return (
    <section
      aria-label={t('consent.title')}
      aria-live="polite"
      data-keeps-modal
      className="consent-place rounded-card border-line-2 bg-modal shadow-float pointer-events-auto z-60 border p-4 md:p-5"
    >
      <p className="type-small text-fg-2">
        {t('consent.banner')}{' '}
        <Link to="/privacy-policy#cookies-policy" className="rounded-small text-fg underline">
          {t('consent.policy')}
        </Link>
      </p>
      <fetcher.Form method="post" action="/cookies" className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="redirectTo" value={pathname + search} />
        <Button type="submit" name="choice" value="all" kind="soft" size="small">
          {t('consent.all')}
        </Button>
        <Button type="submit" name="choice" value="necessary" kind="soft" size="small">
          {t('consent.necessary')}
        </Button>
        <Link
          to={`/cookies?${new URLSearchParams({ redirectTo: pathname + search })}`}
          className="rounded-small type-small text-fg-2 hover:text-fg self-center px-2 py-1.5 underline"
        >
          {t('consent.choose')}
        </Link>
      </fetcher.Form>
    </section>
  );
}
