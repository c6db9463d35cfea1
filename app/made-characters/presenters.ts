import type { MadePortrait } from '~/domain/made-characters/made-rows';
import type { OwnMade } from '~/domain/made-characters/find-made';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { firstName } from '~/domain/characters/first-name';
import { looksOf } from './looks-of';
import type { MediaAddress } from '../kit/http/context/media-addresses';

/** A recording of a voice. */
export interface PresetSample {
  src: string;
  seconds: number;
}

/** A portrait as its owner sees it. */
interface ShownPortrait {
  id: string;
  src: string;
  large: string;
  isChosen: boolean;
}

/** Returns a made character as its owner sees it, with signed addresses of its pictures. */
export function presentMade(made: OwnMade, mediaAddress: MediaAddress) {
  const { id, slug, choices, state, stage, failure, percent, tokens, portraits, portraitId } = made;
  const done = portraits.flatMap((portrait) => presentPortrait(portrait, portraitId, mediaAddress));
  const latest = portraits.filter(({ batch }) => batch === portraits[0]?.batch);
  return {
    _id: id,
    slug,
    name: choices.name,
    firstName: firstName(choices.name),
    age: choices.age,
    occupation: choices.occupation,
    relationship: choices.relationship,
    line: choices.line ?? '',
    looks: looksOf(choices),
    state,
    stage,
    failure,
    percent,
    tokens,
    portraits: done,
    portrait: done.find(({ isChosen }) => isChosen) ?? done[0] ?? null,
    /** Finished and ordered portraits of the latest batch. */
    drawn: {
      done: latest.filter((one) => one.state !== 'waiting').length,
      of: latest.length,
    },
    endedAt: made.endedAt?.toISOString() ?? null,
  };
}

export type ShownMade = ReturnType<typeof presentMade>;

function presentPortrait(
  { id, folder }: MadePortrait,
  chosenId: string | null,
  mediaAddress: MediaAddress,
): ShownPortrait[] {
  if (folder === null) return [];
  const address = (width: 360 | 720) => mediaAddress(renditionKeys.picture(folder, width, 'webp'));
  return [{ id, src: address(360), large: address(720), isChosen: id === chosenId }];
}
