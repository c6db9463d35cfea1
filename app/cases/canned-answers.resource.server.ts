import {
  cannedAnswers,
  cannedTextsSchema,
  deleteCannedAnswer,
  findCannedAnswer,
  saveCannedAnswer,
} from '~/domain/cases/canned-answers';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { writtenLocales } from '~/locales/written-locales';
import * as z from 'zod';
import { offer } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';

/** The fields of an answer: its name, and its text in each language, of which English is required. */
const fields = z.object({
  name: wordsSchema({ missing: 'name is required' }).regex(/\S/, 'name is required').max(60),
  ...cannedTextsSchema.shape,
});

const answerOf = ({ name, ...texts }: z.output<typeof fields>) => ({ name, texts });

/** The answers that staff choose from, in five languages. */
export const cannedAnswersOfStaff = defineResource({
  name: 'canned-answers',
  kind: 'canned-answer',
  permission: 'canned-answers.read',
  nav: { group: 'safety', icon: 'message-circle', isSecondary: true },
  list: cannedAnswers,
  row: {
    schema: z.object({
      id: z.uuid(),
      name: z.string(),
      languages: z.array(z.string()),
      updatedAt: staffOnly(stampSchema),
    }),
    present: (row) => ({
      id: row.id,
      name: row.name,
      languages: languagesOf(cannedTextsSchema.parse(row.texts)),
      updatedAt: stamp(row.updated_at),
    }),
  },
  idOf: ({ id }) => id,
  columns: {
    name: { cell: ({ name }) => name },
    languages: { cell: ({ languages }) => languages.join(', '), priority: 2 },
    updatedAt: { cell: ({ updatedAt }) => updatedAt },
  },
  detail: {
    async read({ context }, id) {
      const answer = await findCannedAnswer(context.domain.db, id);
      if (!answer) return null;
      const { name, texts } = answer;
      return {
        title: name,
        facts: [],
        sections: languagesOf(texts).map((locale) => ({
          title: locale,
          paragraphs: [texts[locale] ?? ''],
        })),
        offers: ['change', 'delete'],
        values: { name, ...texts },
      };
    },
  },
  acts: {
    change: offer({
      act: 'canned-answer.change',
      input: fields,
      run: ({ context, by }, id, typed) =>
        saveCannedAnswer(
          context.domain,
          { by, id, answer: answerOf(typed) },
          'canned-answer.change',
        ),
    }),
    delete: {
      act: 'canned-answer.delete',
      isGrave: true,
      run: ({ context, by }, id) => deleteCannedAnswer(context.domain, { by, id }),
    },
  },
  create: offer({
    act: 'canned-answer.add',
    input: fields,
    run: ({ context, by }, id, typed) =>
      saveCannedAnswer(context.domain, { by, id, answer: answerOf(typed) }, 'canned-answer.add'),
  }),
});

const languagesOf = (texts: z.output<typeof cannedTextsSchema>) =>
  writtenLocales.filter((locale) => texts[locale]);
