import { answerCase, openCaseText } from '~/domain/cases/answer-case';
import { listCannedNames } from '~/domain/cases/canned-answers';
import { answeredCases, answeredKinds } from '~/domain/cases/list-cases';
import { findCase } from '~/domain/cases/read-report';
import { offer } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { answerFields } from './answer-fields';
import { caseColumns } from './case-columns';
import { listedCaseSchema, presentCase } from './presenters/cases-for-staff';
import { cannedOptions, factsOfCase, stepsOf, textSections } from './server/case-sections.server';

/** Questions, complaints and requests, which staff answer with a text. */
export const cases = defineResource({
  name: 'cases',
  kind: 'case',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'mail' },
  list: answeredCases,
  search: 'reference',
  waits: 'state=open',
  row: { schema: listedCaseSchema, present: presentCase },
  idOf: ({ id }) => id,
  queue: {
    resource: 'case',
    decides: 'case.answer',
    label: (kind, words) => words(`cases.kind.${kind}`),
  },
  columns: {
    kind: { cell: ({ kind }, words) => words(`cases.kind.${kind}`) },
    ...caseColumns,
  },
  detail: {
    opensFirst: true,
    async read(asking, id) {
      const { context, words } = asking;
      const [seen, names] = await Promise.all([
        findCase(context.domain.db, id, answeredKinds),
        listCannedNames(context.domain.db),
      ]);
      if (!seen) return null;
      return {
        title: words(`cases.kind.${seen.kind}`),
        about: seen.reference,
        facts: factsOfCase(seen, words),
        sections: [stepsOf(seen, words)],
        offers: seen.state === 'resolved' ? [] : ['answer'],
        options: { canned: cannedOptions(names, asking) },
      };
    },
    opens: 'case.open',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const opened = await openCaseText(context.domain, by, {
        act: 'case.open',
        id,
        kinds: answeredKinds,
      });
      return opened.ok ? { ok: true, sections: textSections(opened, words) } : opened;
    },
  },
  acts: {
    answer: offer({
      act: 'case.answer',
      key: 'A',
      input: answerFields,
      run: ({ context, by }, caseId, answer) => answerCase(context.domain, { by, caseId, answer }),
    }),
  },
});
