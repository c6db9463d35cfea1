import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dueDay } from '~/domain/cases/due-day';
import { readReference } from '~/domain/cases/reference';
import { caseLimits, isCaseKind, type CaseKind } from '~/domain/cases/kinds';
import { CaseForm } from '../../cases/case-form';
import { caseHref } from '../../cases/case-href';
import { IntakePage } from '../../cases/intake-page';
import { receiveCase, startCase } from '../../cases/server/receive-case.server';
import { showDay } from '../../cases/show-day';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';
import { casesSettings } from '~/domain/cases/settings';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { domain } = context;
  const kind = readKind(params);
  const [t, settings] = await Promise.all([translatorOf(context), domain.settings(casesSettings)]);
  const { prefill: prefilled } = startCase(context);
  const { searchParams } = new URL(request.url);
  const place = searchParams.get('place')?.slice(0, caseLimits.place);
  const reference = readReference(searchParams.get('reference') ?? '');
  return {
    page: {
      title: t(`contact:kind.${kind}.title`),
      description: t(`contact:kind.${kind}.text`),
    },
    kind,
    prefilled: {
      ...prefilled,
      ...(place && { place, addresses: place }),
      ...(reference && { reference }),
    },
    dueOn: dueDay({ kind }, domain.now(), settings),
  };
}

export const action = (args: ActionFunctionArgs) => receiveCase(args, readKind(args.params));

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Returns the kind named by an address; throws 404 if there is none. A question has its own page. */
function readKind({ kind = '' }: LoaderFunctionArgs['params']): CaseKind {
  if (!isCaseKind(kind)) throw data(null, 404);
  if (kind === 'contact') throw redirect(caseHref(kind));
  return kind;
}

export default function ReportKindPage() {
  const { t } = useTranslation('contact');
  const { kind, dueOn, prefilled } = useLoaderData<typeof loader>();
  return (
    <IntakePage
      title={t(`kind.${kind}.title`)}
      lead={t(`kind.${kind}.text`)}
      aside={
        <section className="rounded-card border-line bg-card space-y-3 border p-5">
          <p className="text-fg-2">{t('intake.by', { day: showDay(dueOn) })}</p>
          <p>
            <Link to="/report" className="rounded-small text-fg underline underline-offset-2">
              {t('intake.other')}
            </Link>
          </p>
        </section>
      }
    >
      <CaseForm
        key={kind}
        kind={kind}
        action={caseHref(kind)}
        prefill={prefilled}
        response={useActionData<typeof action>()}
      />
    </IntakePage>
  );
}
