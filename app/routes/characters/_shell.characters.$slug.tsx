import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { referralPath } from '~/domain/referrals/get-referral-link';
import { listSimilarCharacters } from '~/domain/characters/list-similar-characters';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { listCharacterPosts } from '~/domain/posts/list-character-posts';
import { findVoiceSample } from '~/domain/voices/find-voice-sample';
import { characterPicture } from '../../characters/server/character-picture.server';
import { keepReferral } from './keep-referral.server';
import { presentCard, presentProfile } from '../../characters/presenters/character-for-fan';
import { presentVoiceSample } from '../../characters/presenters/voice-sample-for-fan';
import { ClubCard } from '../../fanclubs/club-card';
import { readClubOf } from '../../fanclubs/server/read-club-of.server';
import { presentPosts } from '../../posts/presenters/post-for-fan';
import { PreviewGallery } from '../../characters/preview-gallery';
import { ProfileHero } from '../../characters/profile-hero';
import { SimilarList } from '../../characters/similar-list';
import { TraitTable } from '../../characters/trait-table';
import { VoiceSample } from '../../characters/voice-sample';
import { CharacterPosts } from '../../posts/character-posts';
import { findPostTab } from '../../posts/post-tabs';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { StructuredData } from '../../kit/site/structured-data';
import { galleryHref } from '../../chat/gallery/gallery-place';
import { characterJsonLd } from '../../characters/json-ld';
import { useSite } from '../../kit/site/use-site';
import { useCountLook } from '../../kit/realtime/use-count-look';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignorePostChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

/** Posts per page; a multiple of 2 and 3, so that no width leaves an incomplete last row. */
const postsAtOnce = 12;
/** Length of the list "If you like". */
const similarCount = 4;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { domain, reading, mediaAddress, postMedia } = context;
  const viewer = await findPostViewer(domain, context.viewer);
  const bySlug = { slug: params.slug ?? '' };
  const profile = await getCharacterProfile(reading, bySlug, viewer.userId);
  if (!profile) throw data(null, 404);
  const search = new URL(request.url).searchParams;
  const tab = findPostTab(search.get('posts'));
  const headers = await keepReferral(request, context, profile.id);
  const [similar, found, clubs, club, voice] = await Promise.all([
    listSimilarCharacters(reading, profile.id, similarCount, viewer.userId),
    listCharacterPosts(reading, viewer, {
      characterId: profile.id,
      limit: postsAtOnce,
      cursor: search.get('cursor') ?? undefined,
      ...tab.list,
    }),
    findClubStatuses(domain, [profile.id], viewer.userId),
    readClubOf(context, { characterId: profile.id, userId: viewer.userId }),
    findVoiceSample(reading, profile.id),
  ]);
  return data(
    {
      page: {
        title: profile.name,
        description: profile.tagline,
        picture: characterPicture(context, profile.slug),
      },
      character: presentProfile(profile, clubs.get(profile.id), mediaAddress),
      club,
      voice: voice && presentVoiceSample(voice, mediaAddress),
      similar: similar.map((one) => presentCard(one, mediaAddress)),
      tab: tab.name,
      found: presentPosts(found, postMedia),
      sharePath: referralPath(domain, profile.slug, viewer.userId),
    },
    { headers },
  );
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ProfilePage() {
  const { character, club, voice, similar, tab, found, sharePath } = useLoaderData<typeof loader>();
  const { product } = useSite();
  useCountLook(`/character-views/${character._id}/track`, 'GET');
  return (
    <>
      <StructuredData thing={characterJsonLd(product, character)} />
      <ProfileHero
        character={character}
        sharePath={sharePath}
        galleryHref={galleryHref(character.slug, { tab: 'Unlocked' })}
      />
      <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
        <div className="mt-5 grid gap-x-11 gap-y-8 lg:grid-cols-[340px_minmax(0,1fr)]">
          <div className="space-y-6">
            <p className="text-fg-2 max-w-160">{character.bio}</p>
            {voice && <VoiceSample sample={voice} firstName={character.firstName} />}
            <TraitTable character={character} />
            {club && <ClubCard club={club} name={character.firstName} />}
            <PreviewGallery character={character} />
            <div className="max-lg:hidden">
              <SimilarList firstName={character.firstName} characters={similar} />
            </div>
          </div>
          <CharacterPosts character={character} tab={tab} found={found} />
          <div className="lg:hidden">
            <SimilarList firstName={character.firstName} characters={similar} />
          </div>
        </div>
        <Footer />
      </div>
    </>
  );
}
