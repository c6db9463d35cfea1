import { listNotes } from '~/domain/people/notes';
import type { PersonListed } from '~/domain/people/list-people';
import { readPersonSheet } from '~/domain/people/read-sheet';
import { deviceOf } from '~/domain/shared/origin/device-of';
import { formatMoney } from '~/domain/shared/money';
import { actionLog } from '~/domain/staff/action-log';
import { isPermitted } from '~/domain/staff/permissions';
import { linesOr } from '../../staff/presenters/lines-or';
import { stamp } from '../../staff/presenters/stamp';
import type { Asking, ThingRead } from '../../staff/resources/define-resource.server';
import type { SectionShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

/** The tabs of a person's page, in their order. */
export const personTabs = [
  'overview',
  'sessions',
  'payments',
  'ledger',
  'chats',
  'safety',
  'consents',
  'notes',
  'log',
] as const;

type Shown = Pick<ThingRead, 'sections' | 'offers'> & Partial<Pick<ThingRead, 'options'>>;
type Tab = (asking: Asking, row: PersonListed) => Promise<Shown>;

/** Returns the section of a tab. */
const linesOf = (words: Words, name: string, lines: SectionShown['lines'] = []): SectionShown =>
  linesOr(words(`users.tab.${name}`), lines, words(`users.no.${name}`));

const isClosing = ({ state }: PersonListed) => state === 'closing';

const tabs: Record<(typeof personTabs)[number], Tab> = {
  async overview(_, row) {
    return {
      offers: isClosing(row) ? ['restore', 'state'] : ['change', 'state', 'delete'],
    };
  },
  async sessions({ context, words }, { id }) {
    const sessions = await readPersonSheet.sessions(context.domain, id);
    const nameOf = (userAgent: string | null) => {
      const device = deviceOf(userAgent);
      return device ? words('users.device', { ...device }) : words('users.device-unknown');
    };
    return {
      sections: [
        linesOf(
          words,
          'sessions',
          sessions.map(({ id: session, userAgent, startedAt, lastSeenAt }) => ({
            text: nameOf(userAgent),
            about: words('users.session', {
              started: stamp(startedAt),
              seen: stamp(lastSeenAt),
              session,
            }),
          })),
        ),
      ],
      offers: sessions.length > 0 ? ['end-session', 'end-sessions'] : [],
      options: {
        sessionId: sessions.map(({ id: value, userAgent, lastSeenAt }) => ({
          value,
          label: `${nameOf(userAgent)} · ${stamp(lastSeenAt)}`,
        })),
      },
    };
  },
  async payments({ context, staff, words }, { id }) {
    if (!isPermitted(staff.role, 'money.read')) return closed(words, 'payments');
    const payments = await readPersonSheet.payments(context.domain, id);
    const lines = payments.map(({ id: payment, state, amount, refunded, createdAt }) => ({
      text: `${formatMoney(amount, 'en-GB')} · ${words(`payments.state.${state}`)}`,
      about: [
        stamp(createdAt),
        ...(refunded.minor > 0
          ? [words('users.refunded', { money: formatMoney(refunded, 'en-GB') })]
          : []),
        payment,
      ].join(' · '),
    }));
    return { sections: [linesOf(words, 'payments', lines)], offers: [] };
  },
  async ledger({ context, staff, words }, { id }) {
    if (!isPermitted(staff.role, 'money.read')) return closed(words, 'ledger');
    const { movements, opening, incoming, outgoing, left } = await readPersonSheet.ledger(
      context.domain,
      id,
    );
    const sums = (['opening', 'in', 'out', 'left'] as const).map((name) => ({
      text: words(`users.ledger.${name}`, {
        tokens: { opening, in: incoming, out: outgoing, left }[name],
      }),
    }));
    const lines = movements.map(({ tokens, reason, createdAt, transferId, left: after }) => ({
      text: `${tokens > 0 ? '+' : ''}${tokens} · ${reason.replaceAll('_', ' ')}`,
      about: words('users.movement', { at: stamp(new Date(createdAt)), left: after, transferId }),
    }));
    return {
      sections: [
        { title: words('users.ledger.title'), lines: sums },
        linesOf(words, 'ledger', lines),
      ],
      offers: [],
    };
  },
  async chats({ context, words }, { id }) {
    const { chats, lastMessageAt } = await readPersonSheet.chats(context.domain, id);
    const lines = [
      { text: words('users.chats', { count: chats }) },
      ...(lastMessageAt
        ? [{ text: words('users.last-message', { at: stamp(lastMessageAt) }) }]
        : []),
    ];
    return {
      sections: [
        { ...linesOf(words, 'chats', chats > 0 ? lines : []) },
        { title: words('users.sealed-title'), paragraphs: [words('users.chats-sealed')] },
      ],
      offers: [],
    };
  },
  async safety({ context, words }, row) {
    const { points, pausedUntil, decisions } = await readPersonSheet.safety(context.domain, row.id);
    const status = [
      { text: words('flag.standing-points', { count: points }) },
      ...(pausedUntil ? [{ text: words('users.paused', { until: stamp(pausedUntil) }) }] : []),
    ];
    const lines = decisions.map(({ reference, rule, leadsTo, givenAt, isTakenBack }) => ({
      text: `${rule} · ${leadsTo}`,
      about: [stamp(givenAt), reference, ...(isTakenBack ? [words('flag.taken-back')] : [])].join(
        ' · ',
      ),
    }));
    return {
      sections: [{ title: words('flag.standing'), lines: status }, linesOf(words, 'safety', lines)],
      offers: isClosing(row) ? [] : ['state'],
    };
  },
  async consents({ context, words }, { id }) {
    const consents = await readPersonSheet.consents(context.domain, id);
    const lines = Object.entries(consents).map(([name, isGiven]) => ({
      text: words(`users.consent.${name}`),
      about: words(isGiven ? 'users.yes' : 'users.no-answer'),
    }));
    return { sections: [linesOf(words, 'consents', lines)], offers: [] };
  },
  async notes({ context, words }, { id }) {
    const notes = await listNotes(context.domain, id);
    const quotes = notes.map(({ text, author, at }) => ({
      text,
      pictures: [],
      about: `${author} · ${stamp(at)}`,
    }));
    return {
      sections: [
        quotes.length > 0 ? { title: words('users.tab.notes'), quotes } : linesOf(words, 'notes'),
      ],
      offers: notes.length > 0 ? ['note', 'remove-note'] : ['note'],
      options: {
        noteId: notes.map(({ id: value, text, at }) => ({
          value,
          label: `${stamp(at)} · ${text.slice(0, 60)}`,
        })),
      },
    };
  },
  async log({ context, staff, words }, { id }) {
    if (!isPermitted(staff.role, 'actions.read-all')) return closed(words, 'log');
    const { items } = await actionLog.readPage(context.domain, {
      where: { userId: id },
      take: 100,
    });
    const lines = items.map(({ at, email, staff_id: staffId, act, reason }) => ({
      text: words(`actions.action.${act}`),
      about: [stamp(at), email ?? staffId, ...(reason === null ? [] : [`“${reason}”`])].join(' · '),
    }));
    return { sections: [linesOf(words, 'log', lines)], offers: [] };
  },
};

const closed = (words: Words, name: string): Shown => ({
  sections: [{ title: words(`users.tab.${name}`), paragraphs: [words('users.not-allowed')] }],
  offers: [],
});

/** Reads one tab of a person's page. */
export function readPersonTab(
  asking: Asking,
  { row, tab }: { row: PersonListed; tab: string },
): Promise<Shown> {
  const name = personTabs.find((one) => one === tab) ?? 'overview';
  return tabs[name](asking, row);
}
