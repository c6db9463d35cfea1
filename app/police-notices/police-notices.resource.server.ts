import { decideNotice, noteSent, openNotice } from '~/domain/police-notices/decide-notice';
import {
  policeNotices,
  type PoliceNoticeListed,
} from '~/domain/police-notices/list-police-notices';
import {
  noticeGrounds,
  noticeStateOf,
  noticeStates,
  type NoticeContent,
  type NoticeState,
} from '~/domain/police-notices/notice';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import * as z from 'zod';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema, timeFact } from '../staff/presenters/stamp';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { SectionShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';

const tones: Record<NoticeState, Tone> = {
  waiting: 'amber',
  approved: 'gold',
  declined: 'quiet',
  sent: 'ok',
};

const stateCell = (state: NoticeState, words: Words) => ({
  text: words(`police-notices.state.${state}`),
  tone: tones[state],
});

const rowSchema = z.object({
  id: z.uuid(),
  grounds: z.enum(noticeGrounds),
  recipient: z.string(),
  state: z.enum(noticeStates),
  askedBy: staffOnly(z.string().nullable()),
  askedAt: staffOnly(stampSchema),
});

const present = (row: PoliceNoticeListed): z.infer<typeof rowSchema> => ({
  id: row.id,
  grounds: row.grounds,
  recipient: row.recipient,
  state: noticeStateOf(row),
  askedBy: row.asker,
  askedAt: stamp(row.asked_at),
});

const decide = (isApproved: boolean, key: 'A' | 'R'): OfferedAct => ({
  act: 'police-notice.decide',
  key,
  reason: isApproved ? 'optional' : 'required',
  run: ({ context, by }, noticeId) => decideNotice(context.domain, { by, noticeId, isApproved }),
});

/** Notices to the police, each requested by one member of staff and decided by another. */
export const policeNoticesOfStaff = defineResource({
  name: 'police-notices',
  kind: 'police-notice',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'megaphone', isSecondary: true },
  list: policeNotices,
  waits: 'state=waiting',
  views: { unsent: { query: 'state=approved' } },
  queue: {
    resource: 'police-notice',
    decides: 'police-notice.decide',
    label: (grounds, words) => words(`police-notices.grounds.${grounds}`),
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    grounds: { cell: ({ grounds }, words) => words(`police-notices.grounds.${grounds}`) },
    state: { cell: ({ state }, words) => stateCell(state, words) },
    recipient: { cell: ({ recipient }) => recipient, priority: 2 },
    askedBy: { cell: ({ askedBy }) => askedBy, priority: 2 },
    askedAt: { cell: ({ askedAt }) => askedAt, sort: 'askedAt' },
  },
  detail: {
    opensFirst: true,
    async read({ context, staff, words }, id) {
      const [found] = await policeNotices.readRows(context.domain.db, [id]);
      if (!found) return null;
      const state = noticeStateOf(found);
      const phrase = (key: string) => words(`police-notices.${key}`);
      const isOwn = found.asked_by === staff.staffId;
      return {
        title: phrase(`grounds.${found.grounds}`),
        about: found.recipient,
        states: [stateCell(state, words)],
        notices: state === 'waiting' && isOwn ? [{ kind: 'info', text: phrase('own') }] : [],
        facts: [
          { label: phrase('columns.askedBy'), value: found.asker },
          ...timeFact(phrase('columns.askedAt'), found.asked_at),
          ...(found.decider ? [{ label: phrase('decided-by'), value: found.decider }] : []),
          ...timeFact(phrase('decided-at'), found.decided_at),
          ...timeFact(phrase('sent-at'), found.sent_at),
          ...(found.receipt ? [{ label: phrase('fields.receipt'), value: found.receipt }] : []),
          { label: phrase('hash'), value: { text: found.content_hash, isCode: true } },
        ],
        links: [{ to: `/admin/flags/${found.incident_id}`, label: phrase('flag') }],
        offers: offersOf(state, isOwn),
      };
    },
    opens: 'police-notice.open',
    async open({ context, by, words }, noticeId) {
      const opened = await openNotice(context.domain, { by, noticeId });
      return opened.ok
        ? { ok: true, sections: sectionsOf(opened.content, noticeId, words) }
        : opened;
    },
  },
  acts: {
    approve: decide(true, 'A'),
    decline: decide(false, 'R'),
    'note-sent': offer({
      act: 'police-notice.note-sent',
      input: z.object({ receipt: wordsSchema().max(100).optional() }),
      run: ({ context, by }, noticeId, { receipt }) =>
        noteSent(context.domain, { by, noticeId, receipt: receipt || undefined }),
    }),
  },
});

function offersOf(state: NoticeState, isOwn: boolean): string[] {
  if (state === 'approved') return ['note-sent'];
  return state === 'waiting' && !isOwn ? ['approve', 'decline'] : [];
}

/** Returns the facts and the preserved evidence, and both as the file that the authority gets. */
function sectionsOf(content: NoticeContent, id: string, words: Words): SectionShown[] {
  const { facts, person, evidence } = content;
  const phrase = (key: string) => words(`police-notices.${key}`);
  return [
    {
      title: phrase('fields.facts'),
      paragraphs: [facts],
      lines: [
        { text: person.email ?? words('flags.visitor'), about: person.id },
        ...(person.registeredAt
          ? [{ text: phrase('registered'), about: stamp(new Date(person.registeredAt)) }]
          : []),
      ],
      file: {
        name: `notice-${id}.json`,
        type: 'application/json',
        text: JSON.stringify({ id, ...content }, null, 2),
      },
    },
    {
      title: words('flag.evidence'),
      quotes: evidence.map(({ text, category, at }) => ({
        text,
        pictures: [],
        about: `${words(`rules:${category}`)} · ${stamp(new Date(at))}`,
      })),
    },
  ];
}
