import * as z from 'zod';
import type { CreatorForStaff } from '~/domain/creator-reviews/list-creators';
import type { ModelForStaff } from '~/domain/creator-reviews/list-models';
import { modelStatuses } from '~/domain/masters/schema';
import { masked } from '../../staff/presenters/masked';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';
import type { CellShown, Tone } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

const steps = ['kyc', 'photo-compare', 'admin-approve', 'ai-twin', 'done'] as const;

export const modelForStaffSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    kind: z.enum(['verified', 'simplified']),
    displayName: z.string(),
    /** Masked. */
    email: staffOnly(z.string().nullable()),
    managedBy: z.uuid().nullable(),
    managerEmail: staffOnly(z.string().nullable()),
    userId: z.uuid().nullable(),
    characterId: z.uuid().nullable(),
    gender: z.string(),
    currentLocation: z.string().nullable(),
    personality: z.array(z.string()),
    tags: z.array(z.string()),
    step: z.enum(steps),
    status: z.enum(modelStatuses),
    approved: z.boolean(),
    photoVerified: z.boolean(),
    completedOnboarding: z.boolean(),
    kycStatus: z.string(),
    photoVerificationStatus: z.string(),
    adminVerificationStatus: z.string(),
    aiTwinGenerationStatus: z.string(),
    voiceKind: z.string(),
    voiceStatus: z.enum(['pending', 'approved', 'rejected']),
    isVoiceOn: z.boolean(),
    isLive: z.boolean(),
    createdAt: staffOnly(stampSchema),
    submittedAt: staffOnly(stampSchema.nullable()),
  })
  .meta({ id: 'StaffModel' });
export type StaffModel = z.output<typeof modelForStaffSchema>;

/** Presents a model to staff. Its address is masked. */
export const presentModelForStaff = (row: ModelForStaff): StaffModel => ({
  _id: row.id,
  id: row.id,
  kind: row.kind,
  displayName: row.display_name,
  email: masked(row.email),
  managedBy: row.manager_id,
  managerEmail: masked(row.manager_email),
  userId: row.user_id,
  characterId: row.character_id,
  gender: row.gender,
  currentLocation: row.current_location,
  personality: row.personality,
  tags: row.tags,
  step: stepOf(row.step),
  status: modelStatuses.find((one) => one === row.status) ?? 'pending',
  approved: row.approval_status === 'approved',
  photoVerified: row.photo_status === 'approved',
  completedOnboarding: row.submitted_at !== null,
  kycStatus: row.kyc_status,
  photoVerificationStatus: `photo_verification_${row.photo_status}`,
  adminVerificationStatus: `admin_approval_${row.approval_status}`,
  aiTwinGenerationStatus: `ai_twin_${row.twin_status}`,
  voiceKind: row.voice_kind,
  voiceStatus: row.voice_status,
  isVoiceOn: row.is_voice_on,
  isLive: row.live_since !== null || row.simplified_state === 'made',
  createdAt: stamp(row.created_at),
  submittedAt: row.submitted_at && stamp(row.submitted_at),
});

const stepOf = (step: string | null) => steps.find((one) => one === step) ?? 'kyc';

export const creatorForStaffSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    /** Masked. */
    email: staffOnly(z.string().nullable()),
    nickName: z.string().nullable(),
    displayName: z.string().nullable(),
    isMasterCreator: z.boolean(),
    numCreators: z.number().int(),
    managerEmail: staffOnly(z.string().nullable()),
    modelId: z.uuid().nullable(),
    kycStatus: z.string().nullable(),
    step: z.enum(steps).nullable(),
    status: z.enum(modelStatuses).nullable(),
    isLive: z.boolean(),
    createdAt: staffOnly(stampSchema),
  })
  .meta({ id: 'StaffCreator' });
export type StaffCreator = z.output<typeof creatorForStaffSchema>;

/** Presents a creator or a manager to staff. Addresses are masked. */
export const presentCreatorForStaff = (row: CreatorForStaff): StaffCreator => ({
  _id: row.id,
  id: row.id,
  email: masked(row.email),
  nickName: row.nick_name,
  displayName: row.display_name,
  isMasterCreator: row.account_type === 'MasterCreatorUser',
  numCreators: row.models,
  managerEmail: masked(row.manager_email),
  modelId: row.model_id,
  kycStatus: row.kyc_status,
  step: row.model_id === null ? null : stepOf(row.step),
  status: modelStatuses.find((one) => one === row.status) ?? null,
  isLive: row.live_since !== null,
  createdAt: stamp(row.created_at),
});

const tones: Record<StaffModel['status'], Tone> = {
  in_progress: 'info',
  pending: 'gold',
  success: 'ok',
  failed: 'danger',
};

/** Presents the step of a model with its status. */
export const stepCell = (
  { step, status }: { step: StaffModel['step'] | null; status: StaffModel['status'] | null },
  words: Words,
): CellShown | null =>
  step === null || status === null
    ? null
    : {
        text: words(`verified-models.step.${step}`),
        about: words(`verified-models.status.${status}`),
        tone: tones[status],
      };
