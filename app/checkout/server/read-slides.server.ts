import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { listCharacters } from '~/domain/characters/list-characters';
import { productSettings } from '~/domain/settings/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import type { PaneSlide } from '../../kit/modals/picture-pane';

/** The number of slides, by specification. */
const slideCount = 4;

interface Pictured {
  /** The slug of the character, on a page about one. */
  character?: string | undefined;
  /** The topic, which has its own banners. */
  topic?: 'fanclub';
}

/**
 * Returns the pictures beside an offer: the page's character first, then the banners of the settings or,
 * if there are none, the portraits of the home page.
 */
export async function readSlides(
  context: AppLoadContext,
  { character: slug, topic }: Pictured,
): Promise<PaneSlide[]> {
  const { domain, mediaAddress } = context;
  const [character, settings] = await Promise.all([
    slug === undefined ? null : getCharacterProfile(domain, { slug }),
    domain.settings(productSettings),
  ]);
  const own = character?.media.portrait ?? character?.media.cover ?? null;
  const first = own === null ? [] : [{ image: mediaAddress(own) }];
  const banners = bannersFor(settings, topic, character?.style === 'Anime');
  const rest = banners.length > 0 ? banners : await portraits(context);
  return [...first, ...rest].slice(0, slideCount);
}

type Settings = SettingsOf<typeof productSettings>;

function bannersFor(settings: Settings, topic: 'fanclub' | undefined, isAnime: boolean) {
  const of = (banners: Settings['popup_banners']): PaneSlide[] =>
    banners.flatMap(({ imageUrl, videoUrl }) =>
      imageUrl === null ? [] : [{ image: imageUrl, video: videoUrl }],
    );
  const special = topic === 'fanclub' ? settings.fanclub_popup_banners : [];
  const ofStyle = isAnime ? settings.anime_popup_banners : [];
  return (
    [of(special), of(ofStyle), of(settings.popup_banners)].find(({ length }) => length > 0) ?? []
  );
}

async function portraits({ domain, mediaAddress }: AppLoadContext): Promise<PaneSlide[]> {
  const { items } = await listCharacters(domain, {
    section: 'featured',
    limit: slideCount,
    seed: 0,
  });
  return items.flatMap(({ media }) => {
    const picture = media.portrait ?? media.cover;
    return picture === null ? [] : [{ image: mediaAddress(picture) }];
  });
}
