import type { Creator } from '../creators/creator';
import type { ModelPart } from '../creators/unconfirmed-parts';
import { refuse, type Refusal } from './refusals';
import type { ModelChanges } from './schema';

/** The fields that the identity, the consent or the agreement of a live model depends on. */
const fixedOnceLive: readonly (keyof ModelChanges)[] = [
  'displayName',
  'gender',
  'countryOfResidence',
  'voicePreset',
];

/** The part of the application that a field belongs to, if the person confirms it. */
const partOf: Partial<Record<keyof ModelChanges, ModelPart>> = {
  displayName: 'profile',
  gender: 'profile',
  countryOfResidence: 'profile',
  currentLocation: 'profile',
  bio: 'profile',
  personality: 'profile',
  photoPreferences: 'profile',
  tags: 'profile',
  nicknames: 'profile',
  instagramUsername: 'profile',
  liveOption: 'profile',
  messageTimes: 'profile',
  contentMode: 'profile',
  nickname: 'profile',
  voicePreset: 'voices',
  pricingConfig: 'pricing',
  managerPercent: 'pricing',
};

interface Facts {
  model: Pick<Creator, 'kind' | 'userId' | 'takenOverAt'>;
  isLive: boolean;
  fields: readonly (keyof ModelChanges)[];
}

export type EditDecision =
  | { ok: true; unconfirmed: readonly ModelPart[] }
  | Refusal<'flow-is-theirs' | 'model-is-live' | 'no-real-person'>;

/**
 * Decides whether a manager may change fields of a model of theirs, and which parts then wait for the
 * person. Before there is a person, and after taking the flow over, they may change all; a live model keeps
 * what its identity, consent and agreement are about. Address and percentage are fixed once there is a
 * person.
 */
export function decideEdit({ model, isLive, fields }: Facts): EditDecision {
  const isSimplified = model.kind === 'simplified';
  if (isSimplified) {
    const isOfPerson = fields.some((field) => field === 'email' || field === 'liveOption');
    return isOfPerson ? refuse('no-real-person') : { ok: true, unconfirmed: [] };
  }
  if (isLive) {
    const isFixed = fields.some(
      (field) => fixedOnceLive.includes(field) || field === 'email' || field === 'managerPercent',
    );
    return isFixed ? refuse('model-is-live') : { ok: true, unconfirmed: [] };
  }
  const hasPerson = model.userId !== null;
  if (hasPerson && model.takenOverAt === null) return refuse('flow-is-theirs');
  if (hasPerson && fields.some((field) => field === 'email' || field === 'managerPercent')) {
    return refuse('flow-is-theirs');
  }
  const parts = new Set(fields.flatMap((field) => partOf[field] ?? []));
  return { ok: true, unconfirmed: [...parts] };
}
