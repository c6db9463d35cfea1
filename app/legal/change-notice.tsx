import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { legalPaths } from './legal-paths';
import type { ComingChange } from './site.server';

interface NoticeProps {
  change: ComingChange;
}

/** Notifies members of a change of the terms before it takes effect, until they dismiss the notice. */
export function ChangeNotice() {
  const { comingChange } = useSite();
  // The strings are loaded only if the notice is shown.
  return comingChange && <Notice change={comingChange} />;
}

function Notice({ change: { name, document, effectiveOn, summary } }: NoticeProps) {
  const { t } = useTranslation('legal');
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  const { form } = useAct({ action: '/legal_notice' });
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section
      aria-label={t('coming.name')}
      className="border-line-2 bg-modal flex max-h-[40dvh] shrink-0 gap-x-6 gap-y-2.5 border-b px-4 py-3 max-md:flex-col md:items-center md:px-6 lg:px-8 print:hidden"
    >
      <p className="type-small text-fg-2 min-h-0 flex-auto overflow-y-auto">
        <strong className="text-fg font-[560]">
          {t(`coming.${document}`, { day: format.format(new Date(effectiveOn)) })}
        </strong>{' '}
        {summary}{' '}
        <Link to={legalPaths[document]} className="rounded-small text-fg underline">
          {t('coming.read')}
        </Link>
      </p>
      <Form form={form} className="shrink-0">
        <input type="hidden" name="change" value={name} />
        <input type="hidden" name="redirectTo" value={pathname + search} />
        <SubmitButton kind="soft" size="small">
          {t('coming.put-away')}
        </SubmitButton>
      </Form>
    </section>
  );
}
