import * as z from 'zod';
import { changePerson, choosePersonState } from '~/domain/people/change-person';
import { createPerson } from '~/domain/people/create-person';
import { deletePerson, restorePerson } from '~/domain/people/delete-person';
import { endPersonSessions } from '~/domain/people/end-sessions';
import { findPerson } from '~/domain/people/find-person';
import { people } from '~/domain/people/list-people';
import { removeNote, writeNote } from '~/domain/people/notes';
import { peopleSettings } from '~/domain/people/settings';
import { showAddress } from '~/domain/people/show-address';
import { nickNameSchema } from '~/domain/profile/schema';
import { idSchema } from '~/domain/shared/ids';
import { formatMoney, fromDecimal } from '~/domain/shared/money';
import { isPermitted } from '~/domain/staff/permissions';
import { emailSchema } from '~/domain/shared/words/email';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { accountTypeSchema } from '~/domain/viewers/schema';
import { writtenLocales } from '~/locales/written-locales';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { offer } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { personSchema, presentPerson } from './presenters/person-for-staff';
import { personTabs, readPersonTab } from './server/person-tabs.server';

const rowSchema = personSchema
  .omit({ _id: true })
  .extend({ createdAt: stampSchema, lastSeenAt: stampSchema });
type Row = z.output<typeof rowSchema>;

const present = (...given: Parameters<typeof presentPerson>): Row => {
  const { createdAt, lastSeenAt, ...person } = presentPerson(...given);
  return { ...person, createdAt: stamp(createdAt), lastSeenAt: stamp(lastSeenAt) };
};

const tones = {
  active: 'ok',
  warned: 'gold',
  suspended: 'danger',
  under_age_review: 'amber',
  terminated: 'danger',
  closing: 'gold',
  deleted: 'quiet',
} as const;
const stateCell = ({ state }: Pick<Row, 'state'>, words: Words): CellShown => ({
  text: words(`users.state.${state}`),
  tone: tones[state],
});
const spentText = ({ totalSpent, currency }: Pick<Row, 'totalSpent' | 'currency'>) =>
  formatMoney(fromDecimal(totalSpent, currency), 'en-GB');

const nameOf = ({ nickName, email }: Pick<Row, 'nickName' | 'email'>) => nickName ?? email;

/** The people who have an account. */
export const users = defineResource({
  name: 'users',
  kind: 'user',
  permission: 'users.read',
  nav: { group: 'people', icon: 'users' },
  list: people,
  search: 'email',
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: (row) => ({ text: nameOf(row), about: row.email }) },
    state: { cell: stateCell },
    plan: { cell: ({ plan }, words) => words(`users.plan.${plan}`), sort: 'plan' },
    spent: { cell: spentText, sort: 'spent' },
    tokens: { cell: ({ tokens }) => String(tokens), sort: 'tokens', priority: 2 },
    points: { cell: ({ points }) => String(points), sort: 'points', priority: 3 },
    country: { cell: ({ country }) => country, priority: 3 },
    joined: { cell: ({ createdAt }) => createdAt, sort: 'joined', priority: 2 },
    seen: { cell: ({ lastSeenAt }) => lastSeenAt, sort: 'seen', priority: 3 },
  },
  detail: {
    tabs: personTabs,
    async read(asking, id, tab) {
      const { context, words } = asking;
      const found = await findPerson(context.domain, id);
      if (!found) return null;
      const row = present(found, context.domain.now());
      const { app_released_at: released } = await context.domain.settings(peopleSettings);
      const version = found.seen_at >= new Date(released) ? 'new' : 'old';
      const pause = (await getSubscription(context.domain, id))?.pause;
      const shown = await readPersonTab(asking, { row: found, tab: tab ?? 'overview' });
      return {
        title: nameOf(row),
        about: row.email,
        states: [
          stateCell(row, words),
          { text: words(`users.plan.${row.plan}`), tone: row.plan === 'premium' ? 'ok' : 'quiet' },
        ],
        facts: [
          { label: words('users.number'), value: { text: row.id, isCode: true } },
          { label: words('users.columns.spent'), value: spentText(row) },
          { label: words('users.columns.tokens'), value: String(row.tokens) },
          { label: words('users.columns.joined'), value: row.createdAt },
          { label: words('users.columns.seen'), value: row.lastSeenAt },
          { label: words('users.fields.version'), value: words(`users.version.${version}`) },
          ...(pause ? [{ label: words('users.paused-until'), value: stamp(pause.until) }] : []),
        ],
        links: isPermitted(asking.staff.role, 'users.impersonate')
          ? [{ to: `/admin/looks/${row.id}`, label: words('users.look') }]
          : [],
        values: { nickName: row.nickName ?? '', accountType: row.accountType, state: row.state },
        ...shown,
      };
    },
    opens: 'user.show-address',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const opened = await showAddress(context.domain, by, id);
      if (!opened.ok) return opened;
      const title = words('users.address');
      return { ok: true, sections: [{ title, lines: [{ text: opened.email, isCode: true }] }] };
    },
  },
  acts: {
    state: offer({
      act: 'user.set-state',
      reason: 'required',
      isGrave: true,
      input: z.object({ state: z.enum(['active', 'warned', 'suspended', 'terminated']) }),
      run: ({ context, by }, id, { state }) => choosePersonState(context.domain, by, { id, state }),
    }),
    change: offer({
      act: 'user.change',
      input: z.object({ nickName: nickNameSchema.optional(), accountType: accountTypeSchema }),
      run: ({ context, by }, id, changes) => changePerson(context.domain, by, { id, ...changes }),
    }),
    'end-session': offer({
      act: 'user.end-session',
      reason: 'optional',
      input: z.object({ sessionId: idSchema }),
      run: ({ context, by }, userId, { sessionId }) =>
        endPersonSessions(context.domain, by, { userId, sessionId }),
    }),
    'end-sessions': {
      act: 'user.end-session',
      reason: 'optional',
      isGrave: true,
      run: ({ context, by }, userId) => endPersonSessions(context.domain, by, { userId }),
    },
    note: offer({
      act: 'user.write-note',
      input: z.object({
        text: wordsSchema().regex(/\S/, 'text is required').max(2000).meta({ field: 'text-area' }),
      }),
      run: ({ context, by }, userId, { text }) => writeNote(context.domain, by, { userId, text }),
    }),
    'remove-note': offer({
      act: 'user.remove-note',
      input: z.object({ noteId: idSchema }),
      run: ({ context, by }, userId, { noteId }) =>
        removeNote(context.domain, by, { userId, noteId }),
    }),
    delete: {
      act: 'user.delete',
      reason: 'required',
      isGrave: true,
      run: ({ context, by }, id) => deletePerson(context.domain, by, id),
    },
    restore: {
      act: 'user.restore',
      reason: 'optional',
      run: ({ context, by }, id) => restorePerson(context.domain, by, id),
    },
  },
  create: offer({
    act: 'user.create',
    input: z.object({
      email: emailSchema,
      accountType: accountTypeSchema,
      locale: z.enum(writtenLocales),
    }),
    run: ({ context, by }, _, created) => createPerson(context.domain, by, created),
  }),
});
