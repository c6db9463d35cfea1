import { anotherShot, drawTraits, type Still, STILLS, type Traits } from '~/sandbox/studio/render';
import { PALETTE_NAMES } from '~/sandbox/studio/palettes';
import type { ShotTask } from '~/sandbox/studio/shots';
import { SCENES } from '~/sandbox/studio/traits';
import type { CastMember } from '../cast/schema';

/** A picture or loop that posts and stories show; its name is unique in the seed. */
export interface SeedMedia {
  name: string;
  media: 'photo' | 'video';
  taken: { scene: Traits['scene'] } | { still: Still };
}

/** Whoever may see one of these may see all of it: what is paid for is nowhere given away. */
export interface MemberMedia {
  open: SeedMedia;
  paid: SeedMedia;
  club: SeedMedia;
  openLoop: SeedMedia | null;
  paidLoop: SeedMedia | null;
  task: ShotTask;
}

/** One in so many has a loop; so many is also the distance between those who show it to all. */
const loopEvery = 4;

function turned<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0];
}

/** Three pictures of one of the cast, two of them in one pose, and a loop of a few. */
export function planMemberMedia(member: CastMember, index: number): MemberMedia {
  const { slug } = member;
  const person = drawTraits(slug, member.traits);
  const isDrawn = member.style === 'Anime';
  const scene = (turn: number) => turned(SCENES, SCENES.indexOf(person.scene) + turn + (index % 3));
  const palette = turned(PALETTE_NAMES, PALETTE_NAMES.indexOf(person.palette) + 5 + (index % 4));
  const takenBy = { open: scene(2), paid: scene(5), club: scene(8) };
  const pose = isDrawn ? 'front' : turned(['profile', 'front', 'back', 'front'] as const, index);
  const traitsOf = (shot: keyof typeof takenBy, changes: Partial<Traits>) =>
    anotherShot(person, shot, { scene: takenBy[shot], ...changes });
  const hasLoop = index % loopEvery === 0;
  const showsLoop = hasLoop && index % (2 * loopEvery) === 0;
  const sellsLoop = hasLoop && !showsLoop;
  // A loop leans the head, which only the front can.
  const traits = {
    open: traitsOf('open', { pose: isDrawn || showsLoop ? 'front' : person.pose }),
    paid: traitsOf('paid', { palette, pose: sellsLoop ? 'front' : pose }),
  };
  // Whoever turns their back does so once.
  const twice = traits.paid.pose === 'back' ? 'open' : 'paid';
  const mediaOf = (shot: keyof typeof takenBy, media: 'photo' | 'video'): SeedMedia => ({
    name: `${slug}-${shot}${media === 'video' ? '-loop' : ''}`,
    media,
    taken: { scene: takenBy[shot] },
  });
  const openLoop = showsLoop ? mediaOf('open', 'video') : null;
  const paidLoop = sellsLoop ? mediaOf('paid', 'video') : null;
  const framing = index % 2 === 0 ? 'bust' : 'close';
  const shots = {
    open: {
      name: `${slug}-open`,
      traits: traits.open,
      framing,
      ...(openLoop && { loopName: openLoop.name }),
    },
    paid: {
      name: `${slug}-paid`,
      traits: traits.paid,
      framing: 'bust',
      ...(paidLoop && { loopName: paidLoop.name }),
    },
    club: {
      name: `${slug}-club`,
      traits: { ...traits[twice], scene: takenBy.club },
      framing: twice === 'open' ? framing : 'bust',
      sameFigure: true,
    },
  } as const;
  return {
    open: mediaOf('open', 'photo'),
    paid: mediaOf('paid', 'photo'),
    club: mediaOf('club', 'photo'),
    openLoop,
    paidLoop,
    task: {
      of: slug,
      shots:
        twice === 'open'
          ? [shots.open, shots.club, shots.paid]
          : [shots.open, shots.paid, shots.club],
    },
  };
}

/** Still lifes that everybody of the cast may show: some open, some paid for. */
export function planStills(): { open: SeedMedia[]; paid: SeedMedia[]; tasks: ShotTask[] } {
  const planned = STILLS.flatMap((still, index) =>
    (['open', 'paid'] as const).map((kind) => {
      const name = `still-${still}-${kind}`;
      const palette = turned(PALETTE_NAMES, index * 2 + (kind === 'open' ? 0 : 5));
      return {
        kind,
        media: { name, media: 'photo' as const, taken: { still } },
        task: { of: 'stills', shots: [{ name, still, traits: drawTraits(name, { palette }) }] },
      };
    }),
  );
  const of = (kind: 'open' | 'paid') =>
    planned.filter((one) => one.kind === kind).map(({ media }) => media);
  return { open: of('open'), paid: of('paid'), tasks: planned.map(({ task }) => task) };
}
