import { createHmac } from 'node:crypto';
import type { Drawing, DrawnFile } from '~/domain/media/schema';
import { drawTraits, type RenderTask } from '~/sandbox/studio';
import type { CastMember } from '../cast/schema';
import { characterMedia, later, mediaKey } from '../character-media';
import { type PlannedPost, seededId } from './plan-posts';
import { planMemberMedia } from './plan-shots';
import type { PlannedStory } from './plan-stories';

interface Plan {
  posts: readonly PlannedPost[];
  stories: readonly PlannedStory[];
  /** The ids of the characters by slug. */
  characters: ReadonlyMap<string, string>;
  /**
   * The key from which the storage keys of originals are derived: they cannot be guessed, and a second run
   * finds them again.
   */
  secret: Buffer;
}

/** One job of the media queue. */
export interface PlannedDrawing extends Drawing {
  of: string;
  /** 1 is generated first. */
  priority: number;
  files: DrawnFile[];
}

/**
 * Added to the priority of loops: the photos of all characters come before them, in the order of the cast.
 */
const loopsAfter = 1_000;

export const assetId = (post: PlannedPost, position: number) =>
  seededId(`asset:${post.id}:${position}`);

/** Returns the folder of a picture's renditions, by its name. */
export const folderOf = (name: string) => `posts/${name}`;

/** Returns all drawings that follow once the site is open, in the order in which people see them. */
export function planDrawings(cast: readonly CastMember[], plan: Plan): PlannedDrawing[] {
  const shownBy = collectShows(plan);
  return cast.flatMap((member, index) => {
    const { slug } = member;
    const { photos, loops } = planMemberMedia(member, index);
    const original = (name: string, media: 'photo' | 'video'): DrawnFile[] => {
      const shows = shownBy.get(name);
      return shows
        ? [{ kind: 'original', name, media, ...placeOf(plan.secret, name, media), ...shows }]
        : [];
    };
    return [
      {
        of: `${slug}-photos`,
        priority: 1 + index,
        recipe: recipeOf([{ kind: 'shots', ...photos }]),
        files: photos.shots.flatMap(({ name }) => original(name, 'photo')),
      },
      {
        of: `${slug}-loops`,
        priority: loopsAfter + index,
        recipe: recipeOf([
          { kind: 'cast', slug, traits: drawTraits(slug, member.traits), wanted: [...later] },
          ...(loops ? [{ kind: 'shots' as const, ...loops }] : []),
        ]),
        files: [
          ...characterFiles(slug, plan.characters.get(slug)),
          ...(loops?.shots ?? []).flatMap((shot) =>
            'loopName' in shot && shot.loopName ? original(shot.loopName, 'video') : [],
          ),
        ],
      },
    ];
  });
}

/** A recipe is sent over HTTP, so it is plain JSON without undefined values. */
const recipeOf = (tasks: RenderTask[]): Drawing['recipe'] =>
  JSON.parse(JSON.stringify({ tasks })) as Drawing['recipe'];

interface Shows {
  assets: string[];
  stories: string[];
}

/** Returns the posts and stories that show each picture, by its name. */
function collectShows({ posts, stories }: Plan): Map<string, Shows> {
  const shownBy = new Map<string, Shows>();
  const showsOf = (name: string) => {
    const shows = shownBy.get(name) ?? { assets: [], stories: [] };
    shownBy.set(name, shows);
    return shows;
  };
  for (const post of posts) {
    for (const [position, { media }] of post.assets.entries()) {
      showsOf(media.name).assets.push(assetId(post, position));
    }
  }
  for (const { id, media } of stories) showsOf(media.name).stories.push(id);
  return shownBy;
}

function characterFiles(slug: string, characterId: string | undefined): DrawnFile[] {
  if (characterId === undefined) throw new Error(`there is no ${slug}`);
  return later.map((name) => {
    const { contentType, role, width, height } = characterMedia[name];
    const key = mediaKey(slug, name);
    return { kind: 'character', name, characterId, key, contentType, role, width, height };
  });
}

function placeOf(secret: Buffer, name: string, media: 'photo' | 'video') {
  const hidden = createHmac('sha256', secret).update(`original:${name}`).digest('hex');
  return {
    originalKey: `originals/${hidden}.${media === 'video' ? 'mp4' : 'jpg'}`,
    folder: folderOf(name),
  };
}
