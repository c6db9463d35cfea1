import * as z from 'zod';
import type { Creator } from '~/domain/creators/creator';
import type { ModelListed } from '~/domain/masters/list-models';
import { modelStatuses, modelSteps } from '~/domain/masters/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';

/** A model as its manager sees it in the list. */
export const listedModelSchema = z
  .object({
    _id: idSchema,
    id: idSchema,
    kind: z.enum(['verified', 'simplified']),
    displayName: z.string(),
    email: z.string().nullable(),
    gender: z.enum(['female', 'male', 'trans']),
    /** The address of the picture of the twin. */
    avatar: z.string().nullable(),
    slug: z.string().nullable(),
    /** The first step that is not done; null if none is left. */
    step: z.enum(modelSteps).nullable(),
    status: z.enum(modelStatuses),
    kycStatus: z.enum(['not_started', 'in_progress', 'approved', 'rejected']),
    photoVerificationStatus: z.string(),
    adminVerificationStatus: z.string(),
    aiTwinGenerationStatus: z.string(),
    rejectReason: z.string().nullable(),
    isLive: z.boolean(),
    /** True once the person has opened the invitation. */
    hasPerson: z.boolean(),
    isFlowTakenOver: z.boolean(),
    subscribersCount: z.number().int(),
    invitedAt: isoTime.nullable(),
    createdAt: isoTime,
  })
  .meta({ id: 'MasterModel' });
export type ListedModel = z.output<typeof listedModelSchema>;

/** Returns the state of a step that is not allowed to go on; null if none was refused. */
function rejectReasonOf(
  row: Pick<ModelListed, 'kyc_status' | 'photo_status' | 'approval_status' | 'twin_status'>,
): 'identity' | 'photos' | 'approval' | 'twin' | null {
  if (row.kyc_status === 'rejected') return 'identity';
  if (row.photo_status === 'rejected') return 'photos';
  if (row.approval_status === 'rejected') return 'approval';
  return row.twin_status === 'failed' ? 'twin' : null;
}

/** Presents a model; `address` signs the address of its picture. */
export const presentListedModel = (
  row: ModelListed,
  address: (key: string) => string,
): ListedModel => ({
  _id: row.id,
  id: row.id,
  kind: row.kind,
  displayName: row.display_name,
  email: row.email,
  gender: row.gender,
  avatar: row.avatar === null ? null : address(row.avatar),
  slug: row.slug,
  step: row.step === 'done' || row.simplified_state === 'made' ? null : row.step,
  status: row.status,
  kycStatus: row.kyc_status,
  photoVerificationStatus: `photo_verification_${row.photo_status}`,
  adminVerificationStatus: `admin_approval_${row.approval_status}`,
  aiTwinGenerationStatus: `ai_twin_${row.twin_status}`,
  rejectReason: rejectReasonOf(row),
  isLive: row.live_since !== null || row.simplified_state === 'made',
  hasPerson: row.user_id !== null,
  isFlowTakenOver: row.taken_over_at !== null,
  subscribersCount: row.subscribers,
  invitedAt: row.invited_at,
  createdAt: row.created_at,
});

/** A model with what is filled in about it. */
export const modelProfileSchema = listedModelSchema
  .extend({
    nickname: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    currentLocation: z.string().nullable(),
    bio: z.string(),
    personality: z.array(z.string()),
    photoPreferences: z.array(z.string()),
    tags: z.array(z.string()),
    nicknames: z.array(z.string()),
    instagramUsername: z.string().nullable(),
    voicePreset: z.string().nullable(),
    liveOption: z.object({ website: z.string(), nickname: z.string() }).nullable(),
    /** US dollars a month; 0 is no fan club. */
    pricingConfig: z.object({ fanClubPrice: z.number() }),
    messageTimes: z.array(z.string()),
    contentMode: z.string(),
    managerPercent: z.number().int(),
    /** The parts that the person has neither confirmed nor removed. */
    unconfirmed: z.array(z.string()),
  })
  .meta({ id: 'MasterModelProfile' });
export type ModelProfile = z.output<typeof modelProfileSchema>;

/** Presents a model with what is filled in about it. */
export const presentModelProfile = (
  listed: ListedModel,
  model: Creator,
  unconfirmed: readonly string[],
): ModelProfile => ({
  ...listed,
  nickname: model.nickname,
  countryOfResidence: model.countryOfResidence,
  currentLocation: model.currentLocation,
  bio: model.bio,
  personality: [...model.personality],
  photoPreferences: [...model.photoPreferences],
  tags: [...model.tags],
  nicknames: [...model.nicknames],
  instagramUsername: model.instagramUsername,
  voicePreset: model.voicePreset,
  liveOption: model.liveOption,
  pricingConfig: { fanClubPrice: (model.fanClubPrice ?? 0) / 100 },
  messageTimes: [...model.messageTimes],
  contentMode: model.contentMode,
  managerPercent: model.managerPercent,
  unconfirmed: [...unconfirmed],
});
