import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import * as z from 'zod';
import { beginApplication } from '~/domain/creators/begin-application';
import { findCreatorById, findCreatorOf } from '~/domain/creators/find-creator';
import { applyAtOnce } from '~/domain/creator-onboarding/apply-at-once';
import { readOwnReview } from '~/domain/creator-reviews/read-own-review';
import { keepSample } from '~/domain/creator-voices/keep-sample';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { creatorSchema, presentCreator } from './creator-answer';
import { readApplicationForm } from './read-application-form';

const endpoint = endpointsOf('creators');

/** Thirty photos and five samples fit; each file has a limit of its own. */
const mostApplicationBytes = 32 * 1024 * 1024;

export const creatorOnboarding = apiSection(610, [
  endpoint({
    id: 'creators.v2.create',
    method: 'POST',
    path: '/creators-v2',
    summary: 'Send in an application with its voices, as a form of several parts',
    access: access.creator,
    failures: [400, 409, 413, 415],
    rawBody: { mostBytes: mostApplicationBytes },
    answer: creatorSchema,
    limit: ({ context, who }) => context.limits.sendVoiceSamples(who.userId),
    async handle({ context, who, readRaw }) {
      const { domain, storage } = context;
      const form = await readApplicationForm(readRaw());
      if (!form) {
        const data = { field: '', error: 'please enter valid' };
        return { ok: false, reason: 'application-not-valid', data };
      }
      if (!(await areApplicationsOpen(domain))) return { ok: false, reason: 'applications-closed' };
      const existing = await findCreatorOf(domain, who.userId);
      if (existing?.submittedAt) return presentCreator(existing);
      const { id: creatorId } = await beginApplication(domain, who.userId);
      for (const { emotion, file } of form.voices) {
        const bytes = Buffer.from(await file.arrayBuffer());
        const kept = await keepSample(domain, storage, {
          creatorId,
          emotion,
          bytes,
          sessionId: null,
        });
        if (!kept.ok) return kept;
      }
      const applied = await applyAtOnce(domain, who.userId, form.sent);
      if (!applied.ok) return applied;
      const creator = await findCreatorById(domain, creatorId);
      return creator ? presentCreator(creator) : { ok: false, reason: 'no-such-application' };
    },
  }),
  endpoint({
    id: 'creators.v2.get',
    method: 'GET',
    path: '/creators-v2',
    summary: 'One’s own application',
    access: access.user,
    failures: [404],
    answer: creatorSchema,
    async handle({ context, who }) {
      const creator = await findCreatorOf(context.domain, who.userId);
      return creator ? presentCreator(creator) : { ok: false, reason: 'no-such-application' };
    },
  }),
  endpoint({
    id: 'creators.v2.approval-status',
    method: 'GET',
    path: '/creators-v2/approval-status',
    summary: 'The states of one’s own application after it was sent in',
    access: access.creator,
    failures: [404],
    answer: z.object({
      submittedAt: isoTime,
      photoVerificationStatus: z.string(),
      adminVerificationStatus: z.string(),
      aiTwinGenerationStatus: z.string(),
      isLive: z.boolean(),
    }),
    async handle({ context, who }) {
      const review = await readOwnReview(context.domain, who.userId);
      if (!review) return { ok: false, reason: 'no-such-application' };
      return {
        submittedAt: review.submittedAt,
        photoVerificationStatus: `photo_verification_${review.photos}`,
        adminVerificationStatus: `admin_approval_${review.approval}`,
        aiTwinGenerationStatus: `ai_twin_${review.twin}`,
        isLive: review.liveSince !== null,
      };
    },
  }),
  endpoint({
    id: 'creators.get',
    method: 'GET',
    path: '/creators/{id}',
    summary: 'A creator, for the operators’ services',
    access: access.serviceKey,
    failures: [404],
    params: z.object({ id: idSchema }),
    answer: creatorSchema,
    async handle({ context, params }) {
      const creator = await findCreatorById(context.domain, params.id);
      return creator ? presentCreator(creator) : { ok: false, reason: 'no-such-application' };
    },
  }),
]);
