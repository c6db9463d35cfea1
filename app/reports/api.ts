import * as z from 'zod';
import { findReport, reports } from '~/domain/cases/list-reports';
import { decideReport, markReport } from '~/domain/reports/decide-report';
import { idSchema } from '~/domain/shared/ids';
import { takeItem } from '~/domain/staff/queue/claims';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { limitSchema, pageSchema } from '../kit/api/paging';
import { successSchema } from '../kit/api/success';
import { queryOf } from '../staff/resources/list-where.server';
import { presentReport, reportSchema } from './presenters/report-for-staff';

const endpoint = endpointsOf('admin');
const params = z.object({ id: idSchema });

/** The endpoints of reports for staff. */
export const reportsForStaff = apiSection(270, [
  endpoint({
    id: 'admin.reports-list',
    method: 'GET',
    path: '/admins/reports',
    summary: 'The reports of content, the newest first, without their texts',
    access: access.staff('moderation.read'),
    query: queryOf(reports).extend({
      page: pageSchema.default(1),
      take: limitSchema.default(50),
    }),
    answer: z.object({ items: z.array(reportSchema), total: z.number().int() }),
    async handle({ context, query: { page, take, ...where } }) {
      const { domain } = context;
      const [{ items }, total] = await Promise.all([
        reports.readPage(domain, { where, take, skip: (page - 1) * take }),
        reports.countRows(domain.db, where),
      ]);
      return { items: items.map(presentReport), total: total.count };
    },
  }),
  endpoint({
    id: 'admin.reports-toggle',
    method: 'PATCH',
    path: '/admins/reports/{id}',
    summary: 'Mark an open report as looked at, or as not looked at yet',
    access: access.staff('flags.review'),
    failures: [404, 409],
    params,
    answer: reportSchema,
    async handle({ context, who, params: { id } }) {
      const marked = await markReport(context.domain, { by: who, reportId: id });
      if (!marked.ok) return marked;
      const report = await findReport(context.domain.db, id);
      return report ? presentReport(report) : ({ ok: false, reason: 'not-found' } as const);
    },
  }),
  endpoint({
    id: 'admin.reports-delete',
    method: 'DELETE',
    path: '/admins/reports/{id}',
    summary: 'Dismiss an open report without an answer; it stays as evidence for its time',
    access: access.staff('flags.review'),
    failures: [404, 409],
    params,
    answer: successSchema,
    async handle({ context, who, params: { id } }) {
      // The call claims it, unless a colleague has it.
      await takeItem(context.domain, who, { resource: 'report', id });
      const decided = { by: who, reportId: id, decision: 'dismissed', answer: {} } as const;
      return decideReport(context.domain, decided);
    },
  }),
]);
