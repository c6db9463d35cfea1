import { decideTakedown } from '~/domain/takedowns/decide-takedown';
import { openNotice, openNotices, seeNotice, type Held } from '~/domain/takedowns/list-notices';
import type { TakedownOutcome } from '~/domain/takedowns/schema';
import { urgencyOf } from '~/domain/takedowns/urgency';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { stamp } from '../staff/presenters/stamp';
import { listedNoticeSchema, presentNotice } from './presenters/notices-for-staff';
import { readHeldPictures } from './server/read-held-pictures.server';

type Urgency = ReturnType<typeof urgencyOf>;
const tones: Record<Urgency, Tone> = { overdue: 'danger', soon: 'amber', later: 'gold' };

const dueCell = (urgency: Urgency, at: string, words: Words): CellShown => ({
  text: words(`notices.due.${urgency}`, { at }),
  tone: tones[urgency],
});

const decide = (
  outcome: TakedownOutcome,
  more: Pick<OfferedAct, 'isGrave' | 'key'> = {},
): OfferedAct => ({
  act: 'notice.decide',
  ...more,
  run: ({ context, by }, caseId) => decideTakedown(context.domain, { by, caseId, outcome }),
});

/** Notices of intimate or unlawful images that wait for a decision. */
export const notices = defineResource({
  name: 'notices',
  kind: 'notice',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'eye-off' },
  list: openNotices,
  waits: '',
  queue: {
    resource: 'notice',
    decides: 'notice.decide',
    label: (_, words) => words('notices.queued'),
  },
  row: { schema: listedNoticeSchema, present: presentNotice },
  idOf: ({ caseId }) => caseId,
  columns: {
    reference: { cell: ({ reference }) => ({ text: reference, isCode: true }) },
    addresses: {
      cell: ({ addresses, found }, words) => words('notices.found', { addresses, found }),
    },
    due: { cell: ({ urgency, dueAt }, words) => dueCell(urgency, dueAt, words), sort: 'dueAt' },
  },
  detail: {
    opensFirst: true,
    async read({ context, staff, words }, id) {
      const seen = await seeNotice(context.domain, staff, id);
      if (!seen.ok) return null;
      const { reference, addresses, found, due_at, outcome, held } = seen;
      const urgency = urgencyOf(due_at, context.domain.now());
      const others = (['uphold', 'reverse'] as const).filter((one) => outcomes[one] !== outcome);
      return {
        title: reference,
        about: words('notices.found', { addresses, found }),
        states: outcome ? [] : [dueCell(urgency, stamp(due_at), words)],
        notices: outcome ? [{ kind: 'ok' as const, text: words(`notice.outcome.${outcome}`) }] : [],
        facts: [
          { label: words('notice.sent'), value: stamp(seen.created_at) },
          { label: words('notice.due'), value: stamp(due_at) },
        ],
        sections: [
          {
            title: words(held.length > 0 ? 'notice.held' : 'notice.nothing-held'),
            lines: held.map((one) => heldLine(one, words)),
          },
        ],
        offers: outcome === 'reversed' ? [] : others,
      };
    },
    opens: 'notice.open',
    async open({ context, by, staff, words }, id) {
      const { domain, product, wholeStorage } = context;
      const input = { by, caseId: id, site: product.publicUrl };
      const opened = await openNotice(domain, input);
      if (!opened.ok) return opened;
      const seen = await seeNotice(domain, staff, id);
      if (!seen.ok) return seen;
      const pictures = await readHeldPictures(wholeStorage, seen.held);
      const { name, standing: capacity, shows, message, signature } = opened;
      const signs = words(`notice.standing.${capacity}`, { name, signature });
      return {
        ok: true,
        sections: [
          {
            title: words('notice.words'),
            paragraphs: [
              `${signs} ${words(`notice.shows.${shows}`)}`,
              ...(message ? [message] : []),
            ],
            lines: opened.addresses.map(({ line, isFound }) => ({
              text: line,
              about: words(isFound ? 'notice.is-here' : 'notice.is-not-here'),
            })),
            pictures: pictures.map((src, index) => ({
              src,
              alt: words('notice.picture', { number: index + 1, of: pictures.length }),
            })),
          },
        ],
      };
    },
  },
  acts: {
    uphold: decide('upheld', { key: 'A' }),
    reverse: decide('reversed', { isGrave: true, key: 'R' }),
  },
});

const outcomes = { uphold: 'upheld', reverse: 'reversed' } as const;

const heldLine = ({ kind, subject, cause, takenDownAt, restoredAt }: Held, words: Words) => ({
  text: `${words(`notice.kind.${kind}`)} ${subject}`,
  about: [
    words(`notice.cause.${cause}`),
    restoredAt === null ? stamp(takenDownAt) : words('notice.restored', { at: stamp(restoredAt) }),
  ].join(' · '),
});
