import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { staffActNames } from '~/domain/staff/acts';
import {
  readingOutcomes,
  secondReadings,
  type SecondReadingListed,
} from '~/domain/staff/second-readings/list-second-readings';
import { findSecondReading, readAgain } from '~/domain/staff/second-readings/read-again';
import { staffOnly } from './presenters/staff-only';
import { stamp, stampSchema } from './presenters/stamp';
import { offer } from './resources/define-resource.server';
import { factsOf } from './resources/done-of.server';
import { defineResource } from './resources/resource.server';
import type { Tone } from './resources/shown';

type Outcome = (typeof readingOutcomes)[number];

const tones: Record<Outcome, Tone> = { waiting: 'amber', agreed: 'ok', differs: 'danger' };

const outcomeOf = ({ read_at, is_agreed }: SecondReadingListed): Outcome =>
  read_at === null ? 'waiting' : is_agreed ? 'agreed' : 'differs';

/** The lists in which the things of decisions are. */
const listsOf: Readonly<Record<string, string>> = {
  account: 'age-reviews',
  appeal: 'appeals',
  case: 'cases',
  incident: 'flags',
  notice: 'notices',
  'police-notice': 'police-notices',
  report: 'reports',
};

const noteFields = z.object({
  note: wordsSchema({ missing: 'note is required' })
    .regex(/\S/, 'note is required')
    .max(500)
    .meta({ field: 'text-area' }),
});

/** The decisions of staff that a colleague reads again. */
export const secondReadingsOfStaff = defineResource({
  name: 'second-readings',
  kind: 'second-reading',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'eye', isSecondary: true },
  list: secondReadings,
  search: 'decider',
  waits: 'outcome=waiting',
  views: { differing: { query: 'outcome=differs' } },
  queue: {
    resource: 'second-reading',
    decides: 'second-reading.decide',
    label: (act, words) => words(`actions.action.${act}`),
  },
  row: {
    schema: z.object({
      id: z.uuid(),
      act: z.enum(staffActNames),
      outcome: z.enum(readingOutcomes),
      decidedBy: staffOnly(z.string().nullable()),
      decidedAt: staffOnly(stampSchema),
      readBy: staffOnly(z.string().nullable()),
      note: staffOnly(z.string().nullable()),
    }),
    present: (row) => ({
      id: row.action_id,
      act: row.act,
      outcome: outcomeOf(row),
      decidedBy: row.decider,
      decidedAt: stamp(row.decided_at),
      readBy: row.reader,
      note: row.note,
    }),
  },
  idOf: ({ id }) => id,
  columns: {
    act: { cell: ({ act }, words) => words(`actions.action.${act}`) },
    decidedBy: { cell: ({ decidedBy }) => decidedBy },
    outcome: {
      cell: ({ outcome }, words) => ({
        text: words(`second-readings.outcome.${outcome}`),
        tone: tones[outcome],
      }),
    },
    readBy: { cell: ({ readBy }) => readBy, priority: 2 },
    note: { cell: ({ note }) => note, priority: 3 },
    decidedAt: { cell: ({ decidedAt }) => decidedAt, sort: 'decidedAt' },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const reading = await findSecondReading(context.domain, id);
      if (!reading) return null;
      const { action, act, decided_by: decidedBy, decider, decided_at, reader, note } = reading;
      const outcome = outcomeOf(reading);
      const list = listsOf[action.resource];
      const phrase = (key: string) => words(`second-readings.${key}`);
      const facts = [
        ['decided-by', decider ?? decidedBy],
        ['decided-at', stamp(decided_at)],
        ['reason', action.reason],
        ['before', factsOf(action.before)],
        ['after', factsOf(action.after)],
        ['read-by', reader],
        ['note', note],
      ] as const;
      const isOpen = outcome === 'waiting' && decidedBy !== staff.staffId;
      return {
        title: words(`actions.action.${act}`),
        about: words(`actions.resource.${action.resource}`),
        states: [{ text: phrase(`outcome.${outcome}`), tone: tones[outcome] }],
        facts: facts.flatMap(([key, value]) => (value ? [{ label: phrase(key), value }] : [])),
        offers: isOpen ? ['agree', 'differ'] : [],
        ...(list && {
          links: [{ to: `/admin/${list}/${action.resource_id}`, label: phrase('open') }],
        }),
      };
    },
  },
  acts: {
    agree: {
      act: 'second-reading.decide',
      key: 'A',
      run: ({ context, by }, actionId) =>
        readAgain(context.domain, { by, actionId, answer: { isAgreed: true } }),
    },
    differ: offer({
      act: 'second-reading.decide',
      key: 'R',
      input: noteFields,
      run: ({ context, by }, actionId, { note }) =>
        readAgain(context.domain, { by, actionId, answer: { isAgreed: false, note } }),
    }),
  },
});
