import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { characterPicture } from '../../characters/server/character-picture.server';
import { Explorer } from '../../explorer/explorer';
import { readExplorer } from '../../explorer/server/read-explorer.server';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreFeedChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

export const handle = { shell: 'stage' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { domain } = context;
  const character = await getCharacterProfile(domain, { slug: params.slug ?? '' });
  if (!character) throw data(null, 404);
  const { slug, name } = character;
  const [{ explorer, headers }, t] = await Promise.all([
    readExplorer(request, context, { slug, name }),
    translatorOf(context),
  ]);
  const page = {
    title: t('posts:explorer.of', { name }),
    description: t('posts:explorer.description'),
    picture: characterPicture(context, slug),
  };
  return data({ page, explorer }, { headers });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CharacterExplorerPage() {
  const { explorer } = useLoaderData<typeof loader>();
  return <Explorer data={explorer} />;
}
