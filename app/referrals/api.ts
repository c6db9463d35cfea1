import * as z from 'zod';
import { memberIdOf } from '~/domain/viewers/member-id';
import { getReferralLink } from '~/domain/referrals/get-referral-link';
import { processReferral } from '~/domain/referrals/referral';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { successSchema } from '../kit/api/success';
import { referralsSettings } from '~/domain/referrals/settings';

const endpoint = endpointsOf('characters');

export const referrals = apiSection(150, [
  endpoint({
    id: 'characters.referral-link',
    method: 'GET',
    path: '/characters/{id}/referral-link',
    failures: [404],
    summary: 'The address to pass a character on by; a member’s own tells whose it is',
    access: access.everyone,
    params: z.object({ id: idSchema }),
    answer: z.object({ referralLink: z.url() }),
    async handle({ context, who, params }) {
      const path = await getReferralLink(context.domain, params.id, memberIdOf(who));
      if (path === null) return { ok: false, reason: 'no-such-character' };
      return { referralLink: new URL(path, context.config.PUBLIC_URL).href };
    },
  }),
  endpoint({
    id: 'characters.process-referral',
    method: 'POST',
    path: '/characters/process-referral',
    failures: [404],
    summary: 'Say by whose link one came; kept until one signs up, of no effect afterwards',
    access: access.everyone,
    body: z
      .object({
        characterId: z.uuid({ error: 'characterId is required' }),
        /** The parameter `ref` of the link. */
        code: z.string({ error: 'code is required' }).min(1, 'code is required').max(200),
      })
      .meta({ id: 'processReferralDto' }),
    answer: successSchema,
    async handle({ context, who, body, setCookies }) {
      const processed = await processReferral(context.domain, who, body);
      if (!processed.ok) return processed;
      if (processed.kept !== null) {
        const { referral_seconds } = await context.domain.settings(referralsSettings);
        setCookies(context.cookies.rememberReferral(processed.kept, referral_seconds));
      }
      return { ok: processed.kept !== null };
    },
  }),
]);
