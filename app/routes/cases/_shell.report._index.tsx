import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dueDay } from '~/domain/cases/due-day';
import { caseKinds } from '~/domain/cases/kinds';
import { IntakePage } from '../../cases/intake-page';
import { KindList } from '../../cases/kind-list';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';
import { casesSettings } from '~/domain/cases/settings';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const { domain } = context;
  const [t, settings] = await Promise.all([translatorOf(context), domain.settings(casesSettings)]);
  return {
    page: { title: t('contact:intake.title'), description: t('contact:intake.lead') },
    kinds: caseKinds.map((kind) => ({ kind, dueOn: dueDay({ kind }, domain.now(), settings) })),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ReportPage() {
  const { t } = useTranslation('contact');
  const { kinds } = useLoaderData<typeof loader>();
  return (
    <IntakePage title={t('intake.title')} lead={t('intake.lead')}>
      <KindList kinds={kinds} />
      <p className="mt-6">
        <Link to="/case" className="rounded-small text-fg underline underline-offset-2">
          {t('contact.follow')}
        </Link>
      </p>
    </IntakePage>
  );
}
