import * as z from 'zod';
import {
  approveIdentity,
  retryPhotos,
  switchVoice,
  wantTwin,
} from '~/domain/creator-reviews/act-on-model';
import { retryPhotosOfSeveral } from '~/domain/creator-reviews/bulk-acts';
import { approveModel, declineModel, restartedSteps } from '~/domain/creator-reviews/decide-model';
import { findModelForStaff, modelsForStaff } from '~/domain/creator-reviews/list-models';
import { openReview } from '~/domain/creator-reviews/open-review';
import { removeModelByStaff } from '~/domain/creator-reviews/remove-by-staff';
import { declineReasons } from '~/domain/creator-reviews/schema';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import {
  modelForStaffSchema,
  presentModelForStaff,
  stepCell,
  type StaffModel,
} from './presenters/models-for-staff';
import { reviewSections } from './server/review-sections.server';

const looked = z.literal(true);
/** Each of the six was looked at. */
const checksSchema = z.object({
  identity: looked,
  photos: looked,
  voices: looked,
  release: looked,
  consent: looked,
  previews: looked,
});

const again = z.literal(true).optional();
const declineSchema = z.object({
  cause: z.enum(declineReasons),
  otherCause: z.enum(declineReasons).optional(),
  words: wordsSchema().regex(/\S/, 'words are required').max(2000).meta({ field: 'text-area' }),
  retry: z.enum(['yes', 'no']),
  identityAgain: again,
  photosAgain: again,
  voiceAgain: again,
  releaseAgain: again,
});

const twin = (how: 'retry' | 'regenerate' | 'previews'): OfferedAct => ({
  act: (
    {
      retry: 'model.retry-twin',
      regenerate: 'model.regenerate-twin',
      previews: 'model.regenerate-previews',
    } as const
  )[how],
  reason: 'optional',
  run: ({ context, by }, id) => wantTwin(context.domain, by, id, how),
});

/** All models; those that were sent in wait for staff. */
export const verifiedModels = defineResource({
  name: 'verified-models',
  kind: 'verified-model',
  permission: 'creators.read',
  nav: { group: 'people', icon: 'badge-check' },
  list: modelsForStaff,
  search: 'displayName',
  views: {
    review: { query: 'step=admin-approve&status=in_progress' },
    live: { query: 'step=done' },
    declined: { query: 'adminVerificationStatus=rejected' },
  },
  waits: 'step=admin-approve&status=in_progress',
  queue: {
    resource: 'verified-model',
    decides: 'model.approve',
    label: (_, words) => words('verified-models.queued'),
  },
  row: { schema: modelForStaffSchema, present: presentModelForStaff },
  idOf: ({ id }) => id,
  columns: {
    model: { cell: (row) => ({ text: row.displayName, about: row.email ?? '' }), sort: 'name' },
    step: { cell: stepCell, sort: 'step' },
    kyc: {
      cell: ({ kycStatus }, words) => words(`verified-models.kycStatus.${kycStatus}`),
      priority: 2,
    },
    manager: { cell: ({ managerEmail }) => managerEmail, priority: 3 },
    joined: { cell: ({ createdAt }) => createdAt, sort: 'joined', priority: 2 },
  },
  detail: {
    opensFirst: true,
    async read({ context, words }, id) {
      const found = await findModelForStaff(context.domain, id);
      if (!found) return null;
      const row = presentModelForStaff(found);
      const step = stepCell(row, words);
      return {
        title: row.displayName,
        about: row.email ?? '',
        states: step ? [step] : [],
        notices:
          row.kind === 'simplified'
            ? [{ kind: 'info' as const, text: words('verified-models.no-real-person') }]
            : [],
        facts: [
          { label: words('verified-models.number'), value: { text: row.id, isCode: true } },
          { label: words('verified-models.columns.manager'), value: row.managerEmail },
          { label: words('verified-models.fields.gender'), value: row.gender },
          { label: words('verified-models.fields.currentLocation'), value: row.currentLocation },
          { label: words('verified-models.sent-in'), value: row.submittedAt },
        ],
        links: [
          ...(row.userId
            ? [{ to: `/admin/creators/${row.userId}`, label: words('verified-models.creator') }]
            : []),
          ...(row.managedBy
            ? [{ to: `/admin/creators/${row.managedBy}`, label: words('verified-models.manager') }]
            : []),
        ],
        offers: offersOf(row),
        isSealed: row.kind === 'verified',
      };
    },
    opens: 'model.open',
    async open({ context, by, words }, id) {
      const opened = await openReview(context.domain, by, id);
      return opened.ok ? { ok: true, sections: reviewSections(opened.evidence, words) } : opened;
    },
  },
  acts: {
    approve: offer({
      act: 'model.approve',
      key: 'A',
      input: checksSchema,
      run: ({ context, by }, id) => approveModel(context.domain, by, id),
    }),
    decline: offer({
      act: 'model.decline',
      key: 'R',
      isGrave: true,
      input: declineSchema,
      run: ({ context, by }, id, typed) =>
        declineModel(context.domain, by, id, {
          reasons: [...new Set([typed.cause, ...(typed.otherCause ? [typed.otherCause] : [])])],
          words: typed.words,
          mayTryAgain: typed.retry === 'yes',
          restarts: restartedSteps.filter((step) => typed[`${step}Again`] === true),
        }),
    }),
    'approve-kyc': {
      act: 'model.approve-kyc',
      reason: 'required',
      run: ({ context, by }, id) => approveIdentity(context.domain, by, id),
    },
    'retry-photos': {
      act: 'model.retry-photos',
      reason: 'optional',
      bulk: retryPhotosOfSeveral,
      run: ({ context, by }, id) => retryPhotos(context.domain, by, id),
    },
    'retry-twin': twin('retry'),
    'regenerate-twin': twin('regenerate'),
    'regenerate-previews': twin('previews'),
    'voice-off': {
      act: 'voice.switch',
      reason: 'optional',
      run: ({ context, by }, id) => switchVoice(context.domain, by, id, false),
    },
    'voice-on': {
      act: 'voice.switch',
      reason: 'optional',
      run: ({ context, by }, id) => switchVoice(context.domain, by, id, true),
    },
    remove: {
      act: 'model.remove',
      reason: 'required',
      isGrave: true,
      run: ({ context, by }, id) => removeModelByStaff(context.domain, by, id),
    },
  },
});

function offersOf(row: StaffModel): string[] {
  if (row.kind === 'simplified') return [];
  const isWaiting = row.step === 'admin-approve' && row.status === 'in_progress';
  const isApproved = row.approved && !row.isLive;
  return [
    ...(isWaiting ? ['approve', 'decline'] : []),
    ...(row.kycStatus !== 'approved' && row.userId ? ['approve-kyc'] : []),
    ...(!row.isLive && row.photoVerificationStatus === 'photo_verification_rejected'
      ? ['retry-photos']
      : []),
    ...(isApproved && row.aiTwinGenerationStatus === 'ai_twin_failed' ? ['retry-twin'] : []),
    ...(isApproved && row.aiTwinGenerationStatus === 'ai_twin_completed'
      ? ['regenerate-twin']
      : []),
    ...(row.approved && row.aiTwinGenerationStatus === 'ai_twin_completed'
      ? ['regenerate-previews']
      : []),
    row.isVoiceOn ? 'voice-off' : 'voice-on',
    ...(row.userId === null ? ['remove'] : []),
  ];
}
