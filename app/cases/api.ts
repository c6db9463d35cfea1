import * as z from 'zod';
import { openCase } from '~/domain/cases/open-case';
import { reportCharacter } from '~/domain/reports/report-character';
import {
  caseDetails,
  characterIdSchema,
  contactUsSchema,
  reportCharacterSchema,
} from '~/domain/cases/schema';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';

const endpoint = endpointsOf('misc');

/** The reference is mailed too. Together with the address it gives access to the state of the case. */
const opened = z.object({ success: z.boolean(), reference: z.string() }).meta({ id: 'OpenedCase' });

export const cases = apiSection(220, [
  endpoint({
    id: 'misc.contact-us',
    method: 'POST',
    path: '/email/contact-us',
    summary: 'Write to the operator; acknowledged by mail',
    access: access.everyone,
    status: 201,
    idempotent: true,
    body: contactUsSchema.meta({ id: 'contactUsDto' }),
    answer: opened,
    limit: ({ context, body }) => context.limits.openCase(body.email),
    async handle({ context, who, body }) {
      const userId = who.kind === 'user' && who.isVerified ? who.userId : undefined;
      const { reference } = await openCase(
        context.domain,
        { email: body.email, userId, locale: context.language.locale },
        { kind: 'contact', details: caseDetails.contact.parse(body) },
      );
      return { success: true, reference };
    },
  }),
  endpoint({
    id: 'characters.report',
    method: 'POST',
    path: '/character-reports/{characterId}/reports',
    failures: [404],
    summary: 'Report a character, one of its posts, or a message of one’s chat with it',
    access: access.user,
    status: 201,
    idempotent: true,
    params: z.object({ characterId: characterIdSchema }),
    body: reportCharacterSchema.meta({ id: 'createCharacterContentReportBodyDto' }),
    answer: opened,
    limit: ({ context, who }) => context.limits.reportCharacter(who.userId),
    async handle({ context, who, params, body }) {
      const reporter = { userId: who.userId, email: who.email, locale: context.language.locale };
      const report = await reportCharacter(context.domain, reporter, { ...params, ...body });
      return report.ok ? { success: true, reference: report.reference } : report;
    },
  }),
]);
