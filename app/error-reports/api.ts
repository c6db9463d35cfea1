import { errorReportSchema, toLogEntry } from '../kit/errors/error-report';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { successSchema } from '../kit/api/success';

const endpoint = endpointsOf('misc');

export const errorReports = apiSection(110, [
  endpoint({
    id: 'misc.frontend-error-reports',
    method: 'POST',
    path: '/frontend-error-reports',
    summary: 'Report an error that happened in a browser',
    access: access.everyone,
    status: 202,
    body: errorReportSchema.meta({ id: 'createFrontendErrorReportDto' }),
    answer: successSchema,
    limit: ({ context, who }) =>
      context.limits.errorReport(who.kind === 'nobody' ? null : who.person.id),
    async handle({ context, who, body }) {
      context.logger.warn(
        {
          frontend: toLogEntry(body),
          userId: who.kind === 'user' ? who.userId : null,
          userAgent: context.userAgent,
        },
        'an error happened in a browser',
      );
      return { ok: true };
    },
  }),
]);
