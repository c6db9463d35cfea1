import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '../../kit/site/page-meta';
import { Button } from '../../kit/ui/buttons/button';
import { TextField } from '../../kit/ui/fields/text-field';
import { findAll } from '../../staff/resources/find-all.server';
import { longestSearch } from '../../staff/resources/found';
import { wordsOf } from '../../staff/resources/words.server';
import { FoundLinks } from '../../staff/shell/found-links';
import { StaffShell } from '../../staff/staff-shell';
import { staffResources } from '../../staff-resources.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Searches what the role may see. The palette loads the same results. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await context.staff();
  if (!staff) throw redirect('/admin');
  const words = await wordsOf(context);
  const text = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestSearch);
  return {
    page: { title: words('search.title') },
    found: await findAll(staffResources, { context, staff, words }, text),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffSearchPage() {
  const { t } = useTranslation('staff');
  const { found } = useLoaderData<typeof loader>();
  return (
    <StaffShell title={t('search.title')} about={t('search.about')}>
      <Form action="/admin/search" role="search" className="mt-5 flex max-w-180 items-end gap-3">
        <TextField
          key={found.text}
          id="q"
          name="q"
          label={t('search.prompt')}
          defaultValue={found.text}
          maxLength={longestSearch}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="light" size="small" className="mb-0.5 min-h-11">
          {t('search.find')}
        </Button>
      </Form>
      <FoundLinks found={found} none={t('search.none')} />
    </StaffShell>
  );
}
