import type { CastMember } from '../cast/schema';
import { type Captions, english, storyCaptionOf } from './captions';
import { abroad } from './captions-abroad';
import { seededId } from './plan-posts';
import { planMemberMedia, type SeedMedia } from './plan-shots';

export interface PlannedStory {
  id: string;
  slug: string;
  caption: string;
  /** The caption in other languages, by locale. */
  translations: Record<string, string>;
  media: SeedMedia;
  hoursAgo: number;
}

const mostStories = 40;
/** The number of characters with two stories. The others have one. */
const withTwo = 12;

/**
 * Plans stories of the first members of the cast, with anime and realistic ones alternating. They never
 * show what posts sell.
 */
export function planStories(cast: readonly CastMember[]): PlannedStory[] {
  const indexed = cast.map((member, index) => ({ member, index }));
  const photographed = indexed.filter(({ member }) => member.style === 'Realistic');
  const drawn = indexed.filter(({ member }) => member.style === 'Anime');
  // Three realistic characters, one anime character, and so on.
  const tellers = photographed.flatMap((one, turn) => {
    const other = turn % 3 === 2 ? drawn[Math.floor(turn / 3)] : undefined;
    return other ? [one, other] : [one];
  });
  const stories = tellers.flatMap(({ member, index }, turn) => {
    const { open, openLoop, stills } = planMemberMedia(member, index);
    const [still] = stills;
    const shown = turn < withTwo ? [openLoop ?? open, still] : [openLoop ?? open];
    return shown.map((media, place) => {
      const caption = (captions: Captions) => storyCaptionOf(captions, media.taken, turn + place);
      return {
        id: seededId(`story:${member.slug}:${place}`),
        slug: member.slug,
        caption: caption(english),
        translations: abroad(caption),
        media,
        hoursAgo: (turn % 20) + 1 - place * 0.5,
      };
    });
  });
  return stories.slice(0, mostStories);
}
