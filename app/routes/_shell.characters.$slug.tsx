import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { listSimilarCharacters } from '~/domain/characters/list-similar-characters';
import { PreviewGallery } from '../components/characters/preview-gallery';
import { ProfileHero } from '../components/characters/profile-hero';
import { SimilarList } from '../components/characters/similar-list';
import { TraitTable } from '../components/characters/trait-table';
import { Footer } from '../components/shell/footer';
import { pageMeta } from '../components/shell/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** Length of the list "If you like". */
const similarCount = 4;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { domain, mediaAddress, product } = context;
  const character = await getCharacterProfile(domain, { slug: params.slug ?? '' }, mediaAddress);
  if (!character) throw data(null, 404);
  const similar = await listSimilarCharacters(domain, character._id, similarCount, mediaAddress);
  const picture = character.media.cover ?? character.media.portrait;
  return {
    page: {
      title: character.name,
      description: character.tagline,
      picture: picture === null ? undefined : new URL(picture, product.publicUrl).href,
    },
    character,
    similar,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ProfilePage() {
  const { character, similar } = useLoaderData<typeof loader>();
  return (
    <>
      <ProfileHero character={character} />
      <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
        <div className="mt-5 grid gap-x-11 gap-y-8 lg:grid-cols-[340px_minmax(0,1fr)]">
          <div className="space-y-6">
            <p className="text-fg-2 max-w-160">{character.bio}</p>
            <TraitTable character={character} />
            <div className="max-lg:hidden">
              <SimilarList firstName={character.firstName} characters={similar} />
            </div>
          </div>
          <PreviewGallery character={character} />
          <div className="lg:hidden">
            <SimilarList firstName={character.firstName} characters={similar} />
          </div>
        </div>
        <Footer />
      </div>
    </>
  );
}
