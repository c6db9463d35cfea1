import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { useSite } from '../kit/site/use-site';

/**
 * Requests consent to what is not necessary, until it is answered. A refusal is one press, like consent.
 * It is at the top of the page and moves it down, so that it covers nothing. It is shown after the age
 * gate.
 */
export function ConsentBanner() {
  const { t } = useTranslation('trust');
  const { consent, ageGate } = useSite();
  const { pathname, search } = useLocation();
  const { form } = useAct({ action: '/cookies' });
  if (consent !== null || ageGate === 'asking' || pathname === '/cookies') return null;
  return (
    <section
      aria-label={t('consent.title')}
      className="border-line-2 bg-modal flex max-h-[40dvh] shrink-0 gap-x-6 gap-y-1.5 border-b px-4 py-2 max-md:flex-col md:items-center md:gap-y-2.5 md:px-6 md:py-3 lg:px-8 print:hidden"
    >
      <p className="type-small text-fg-2 min-h-0 flex-auto overflow-y-auto">
        {t('consent.banner')}{' '}
        <Link to="/privacy-policy#cookies-policy" className="rounded-small text-fg underline">
          {t('consent.policy')}
        </Link>
      </p>
      <Form form={form} className="flex shrink-0 flex-wrap gap-1.5">
        <input type="hidden" name="redirectTo" value={pathname + search} />
        <SubmitButton name="choice" value="all" kind="soft" size="small">
          {t('consent.all')}
        </SubmitButton>
        <SubmitButton name="choice" value="necessary" kind="soft" size="small">
          {t('consent.necessary')}
        </SubmitButton>
        <Link
          to={`/cookies?${new URLSearchParams({ redirectTo: pathname + search })}`}
          className="rounded-small type-small text-fg-2 hover:text-fg self-center px-1.5 py-1.5 underline"
        >
          {t('consent.choose')}
        </Link>
      </Form>
    </section>
  );
}
