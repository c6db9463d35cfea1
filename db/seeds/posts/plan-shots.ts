import {
  drawTraits,
  type Shot,
  type ShotTask,
  type Still,
  stillSchema,
  type Traits,
  traitsSchema,
} from '~/sandbox/studio';
import type { CastMember } from '../cast/schema';

/** A picture or loop in posts and stories. Its name is unique in the seed. */
export interface SeedMedia {
  name: string;
  /** The picture that is shown. A loop shows the same as its photo. */
  picture: string;
  media: 'photo' | 'video';
  taken: { scene: Traits['scene'] } | { still: Still };
}

/**
 * The pictures of a character by access. All posts with one of them require the same access, so that a paid
 * picture is never free.
 */
export interface MemberMedia {
  open: SeedMedia;
  stills: readonly [SeedMedia, SeedMedia];
  paid: SeedMedia;
  club: SeedMedia;
  /** The pose of the club's picture in another scene. */
  encore: SeedMedia;
  paidStill: SeedMedia;
  openLoop: SeedMedia | null;
  paidLoop: SeedMedia | null;
  photos: ShotTask;
  loops: ShotTask | null;
}

/** Every nth character has a loop. It is also the distance between characters whose loop is free. */
const loopEvery = 4;

const scenes = traitsSchema.shape.scene.options;
const palettes = traitsSchema.shape.palette.options;
const stills = stillSchema.options;

/** Returns an item of a list that repeats from the start at its end. */
function turned<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** Plans all media of one character in addition to the portraits. No other character shows any of it. */
export function planMemberMedia(member: CastMember, index: number): MemberMedia {
  const { slug } = member;
  const person = drawTraits(slug, member.traits);
  const isDrawn = member.style === 'Anime';
  const scene = (turn: number) => turned(scenes, scenes.indexOf(person.scene) + turn + (index % 3));
  const palette = (turn: number) =>
    turned(palettes, palettes.indexOf(person.palette) + turn + (index % 4));
  const hasLoop = index % loopEvery === 0;
  const showsLoop = hasLoop && index % (2 * loopEvery) === 0;
  const sellsLoop = hasLoop && !showsLoop;
  // A loop leans the head, which is possible only in the front pose.
  const pose = isDrawn ? 'front' : turned(['profile', 'front', 'back', 'front'] as const, index);
  const framing: 'bust' | 'close' = index % 2 === 0 ? 'bust' : 'close';

  const portrait = (shot: string, pins: Partial<Traits> & Pick<Traits, 'scene'>) => {
    const name = `${slug}-${shot}`;
    const traits = drawTraits(slug, member.traits, { ...pins, shot });
    return { media: mediaOf(name, { scene: pins.scene }), shot: { name, traits, framing } };
  };
  const still = (shot: string, turn: number) => {
    const name = `${slug}-${shot}`;
    const thing = turned(stills, index + turn);
    const traits = drawTraits(name, { palette: palette(turn * 2) });
    return { media: mediaOf(name, { still: thing }), shot: { name, still: thing, traits } };
  };

  const openPose = isDrawn || showsLoop ? 'front' : person.pose;
  const open = portrait('open', { scene: scene(2), pose: openPose });
  const paidPose = sellsLoop ? 'front' : pose;
  const paid = portrait('paid', { scene: scene(5), palette: palette(5), pose: paidPose });
  const clubLook = { palette: palette(2), pose: 'front' } as const;
  const club = portrait('club', { ...clubLook, scene: scene(8) });
  const encore = portrait('club', { ...clubLook, scene: scene(10) });
  const encoreName = `${slug}-encore`;
  const [first, second, sold] = [still('still', 0), still('still-two', 2), still('still-paid', 3)];
  const moving = [showsLoop && open, sellsLoop && paid].filter((one) => one !== false);
  const repeated: Shot = { ...encore.shot, name: encoreName, sameFigure: true };
  const shots = [open, first, second, paid, club].map(({ shot }): Shot => shot);
  return {
    open: open.media,
    stills: [first.media, second.media],
    paid: paid.media,
    club: club.media,
    encore: { ...encore.media, name: encoreName, picture: encoreName },
    paidStill: sold.media,
    openLoop: showsLoop ? loopOf(open.media) : null,
    paidLoop: sellsLoop ? loopOf(paid.media) : null,
    photos: { of: slug, shots: [...shots, repeated, sold.shot] },
    loops: moving.length === 0 ? null : { of: slug, shots: moving.map(loopShotOf) },
  };
}

/** Returns the same picture as a loop. */
function loopShotOf({ shot, media }: { shot: Shot; media: SeedMedia }): Shot {
  return { ...shot, loopName: loopOf(media).name };
}

function mediaOf(name: string, taken: SeedMedia['taken']): SeedMedia {
  return { name, picture: name, media: 'photo', taken };
}

function loopOf(photo: SeedMedia): SeedMedia {
  return { ...photo, name: `${photo.name}-loop`, media: 'video' };
}
