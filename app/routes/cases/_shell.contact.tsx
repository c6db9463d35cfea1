import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CaseForm } from '../../cases/case-form';
import { IntakePage } from '../../cases/intake-page';
import { ReachCard } from '../../cases/reach-card';
import { receiveCase, startCase } from '../../cases/server/receive-case.server';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  return {
    page: { title: t('contact:contact.title'), description: t('contact:contact.lead') },
    ...startCase(context),
  };
}

export const action = (args: ActionFunctionArgs) => receiveCase(args, 'contact');

export const meta: MetaFunction<typeof loader> = pageMeta;

const linkClass = 'rounded-small text-fg underline underline-offset-2';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  const { prefill: prefilled } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <IntakePage
      title={t('contact.title')}
      lead={t('contact.lead')}
      aside={
        <>
          <section aria-labelledby="more" className="rounded-card border-line bg-card border p-5">
            <h2 id="more" className="type-h3">
              {t('contact.more')}
            </h2>
            <ul className="mt-3 space-y-2">
              <li>
                <Link to="/report" className={linkClass}>
                  {t('contact.intake')}
                </Link>
              </li>
              <li>
                <Link to="/case" className={linkClass}>
                  {t('contact.follow')}
                </Link>
              </li>
            </ul>
          </section>
          <ReachCard />
        </>
      }
    >
      <CaseForm kind="contact" action="/contact" prefill={prefilled} response={response} />
    </IntakePage>
  );
}
