import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listIncidents } from '~/domain/moderation/list-incidents';
import { severities } from '~/domain/moderation/severity';
import { wordKinds } from '~/domain/moderation/word-kinds';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { requireStaff } from '../staff/server/require-staff.server';
import { FlagQueue, flagLanguages } from '../strikes/flag-queue';
import { presentListed } from '../strikes/presenters/flags-for-staff';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(context, 'flags.review');
  const { searchParams } = new URL(request.url);
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === searchParams.get(name));
  const kind = chosen('kind', wordKinds);
  const severity = chosen('severity', severities);
  const language = chosen('language', flagLanguages);
  const cursor = searchParams.get('cursor') ?? undefined;
  const [t, list] = await Promise.all([
    translatorOf(context),
    listIncidents(context.domain, { kind, severity, language, cursor }),
  ]);
  return {
    page: { title: t('staff:flags.title') },
    incidents: list.items.map(presentListed),
    filter: { kind: kind ?? '', severity: severity ?? '', language: language ?? '' },
    nextCursor: list.nextCursor,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FlagsPage() {
  return <FlagQueue {...useLoaderData<typeof loader>()} />;
}
