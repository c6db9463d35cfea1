import { openCaseText } from '~/domain/cases/answer-case';
import { listCannedNames } from '~/domain/cases/canned-answers';
import { isUrgent } from '~/domain/cases/kinds';
import { reports as reportsList, targetOf } from '~/domain/cases/list-reports';
import { findCase } from '~/domain/cases/read-report';
import type { ReportDecision } from '~/domain/cases/report-decision';
import { decideReport } from '~/domain/reports/decide-report';
import { answerFields } from '../cases/answer-fields';
import { caseColumns } from '../cases/case-columns';
import {
  cannedOptions,
  factsOfCase,
  stepsOf,
  textSections,
} from '../cases/server/case-sections.server';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { presentReport, reportSchema } from './presenters/report-for-staff';

const decide = (
  decision: ReportDecision,
  more: Pick<OfferedAct, 'isGrave' | 'key'> = {},
): OfferedAct =>
  offer({
    act: 'report.decide',
    ...more,
    input: answerFields,
    run: ({ context, by }, reportId, answer) =>
      decideReport(context.domain, { by, reportId, decision, answer }),
  });

/** Reports of characters, posts, messages and addresses. */
export const reports = defineResource({
  name: 'reports',
  kind: 'report',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'megaphone' },
  list: reportsList,
  waits: 'state=open',
  row: { schema: reportSchema, present: presentReport },
  idOf: ({ id }) => id,
  queue: {
    resource: 'report',
    decides: 'report.decide',
    label: (reason, words) => words(`reports.reason.${reason}`),
  },
  columns: {
    reason: {
      cell: ({ reason, target }, words) => ({
        text: words(`reports.reason.${reason ?? 'content'}`),
        about: words(`reports.target.${target}`),
      }),
    },
    ...caseColumns,
  },
  detail: {
    opensFirst: true,
    async read(asking, id) {
      const { context, words } = asking;
      const [seen, names] = await Promise.all([
        findCase(context.domain.db, id, ['content']),
        listCannedNames(context.domain.db),
      ]);
      if (!seen) return null;
      const target = targetOf(seen);
      const mayRemove = target === 'post' || target === 'character';
      return {
        title: words(`reports.reason.${seen.reason ?? 'content'}`),
        about: words(`reports.target.${target}`),
        states:
          seen.reason !== null && isUrgent(seen.reason)
            ? [{ text: words('reports.urgent'), tone: 'danger' as const }]
            : [],
        facts: [
          ...factsOfCase(seen, words),
          ...(['character_id', 'post_id', 'message_id'] as const).flatMap((name) => {
            const value = seen[name];
            return value === null
              ? []
              : [{ label: words(`reports.fact.${name}`), value: { text: value, isCode: true } }];
          }),
        ],
        sections: [stepsOf(seen, words)],
        offers:
          seen.state === 'resolved'
            ? []
            : ['keep', ...(mayRemove ? ['remove'] : []), 'note', 'dismiss'],
        options: { canned: cannedOptions(names, asking) },
      };
    },
    opens: 'report.open',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const opened = await openCaseText(context.domain, by, {
        act: 'report.open',
        id,
        kinds: ['content'],
      });
      return opened.ok ? { ok: true, sections: textSections(opened, words) } : opened;
    },
  },
  acts: {
    keep: decide('kept', { key: 'A' }),
    remove: decide('removed', { isGrave: true, key: 'R' }),
    note: decide('noted'),
    dismiss: decide('dismissed'),
  },
});
