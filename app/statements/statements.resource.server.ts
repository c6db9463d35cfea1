import { dsaFieldsOf, type Statement } from '~/domain/statements/dsa-fields';
import { findStatement, statements as list } from '~/domain/statements/list-statements';
import * as z from 'zod';
import type { Words } from '../staff/resources/words.server';
import { defineResource } from '../staff/resources/resource.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp } from '../staff/presenters/stamp';

const text = z.string();

/** A statement in the fields of the transparency database, in which it is exported. */
const rowSchema = z.object({
  puid: z.uuid(),
  decision_visibility: text,
  decision_account: text,
  end_date_account_restriction: text,
  decision_ground: text,
  incompatible_content_ground: text,
  incompatible_content_explanation: text,
  category: text,
  content_type: text,
  content_date: z.iso.date(),
  application_date: z.iso.date(),
  territorial_scope: text,
  decision_facts: staffOnly(text),
  source_type: text,
  automated_detection: text,
  automated_decision: text,
});

/** Statements of reasons (Art. 17 of the Digital Services Act). */
export const statements = defineResource({
  name: 'statements',
  kind: 'statement',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'receipt', isSecondary: true },
  list,
  row: { schema: rowSchema, present: dsaFieldsOf },
  idOf: ({ puid }) => puid,
  columns: {
    decision: {
      cell: ({ decision_account, decision_visibility }, words) => ({
        text: words(`statements.dsa.${decision_account || decision_visibility || 'none'}`),
        about: decision_account ? decision_visibility : '',
      }),
    },
    rule: {
      cell: ({ incompatible_content_ground: rule }, words) => ruleText(rule, words),
    },
    category: { cell: ({ category }) => ({ text: category, isCode: true }), priority: 3 },
    decided: {
      cell: ({ automated_decision }, words) => words(`statements.dsa.${automated_decision}`),
      priority: 2,
    },
    givenAt: { cell: ({ application_date }) => application_date, sort: 'givenAt' },
  },
  detail: {
    async read({ context, words }, id) {
      const statement = await findStatement(context.domain.db, id);
      return statement && shownOf(statement, words);
    },
  },
  exports: 'statement.export',
});

/** Returns the name of a rule, or of the reason of a report. */
const ruleText = (rule: string, words: Words) =>
  words([`rules:${rule}`, `reports.reason.${rule}`], { defaultValue: rule });

function shownOf(statement: Statement, words: Words) {
  const { subject, rule, consequence, given_at, source } = statement;
  return {
    title: words(`statements.consequence.${consequence}`),
    about: ruleText(rule, words),
    facts: [
      { label: words('statements.subject'), value: words(`statements.of.${subject}`) },
      { label: words('statements.number'), value: { text: statement.subject_id, isCode: true } },
      { label: words('statements.found'), value: words(`statements.source.${source}`) },
      {
        label: words('statements.columns.decided'),
        value: words(statement.isDecidedByStaff ? 'statements.by-staff' : 'statements.by-filter'),
      },
      { label: words('statements.columns.givenAt'), value: stamp(given_at) },
      { label: words('statements.redress'), value: words('statements.redress-text') },
    ],
    sections: [
      {
        title: words('statements.database'),
        lines: Object.entries(dsaFieldsOf(statement))
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ text: name, about: value, isCode: true })),
      },
    ],
    offers: [],
  };
}
