import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Explorer } from '../../explorer/explorer';
import { readExplorer } from '../../explorer/server/read-explorer.server';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreFeedChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

export const handle = { shell: 'stage' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ explorer, headers }, t] = await Promise.all([
    readExplorer(request, context, null),
    translatorOf(context),
  ]);
  const page = { title: t('posts:explorer.title'), description: t('posts:explorer.description') };
  return data({ page, explorer }, { headers });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExplorerPage() {
  const { explorer } = useLoaderData<typeof loader>();
  return <Explorer data={explorer} />;
}
