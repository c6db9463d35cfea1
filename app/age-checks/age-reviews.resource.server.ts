import {
  accountsUnderReview,
  findAccountUnderReview,
  openAgeEvidence,
} from '~/domain/age-reviews/accounts-under-review';
import { decideByStaff } from '~/domain/age-reviews/decide-by-staff';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { stamp } from '../staff/presenters/stamp';
import { evidenceSection } from '../strikes/server/evidence-section.server';
import { accountHeldSchema, presentAccountHeld } from './presenters/account-held-for-staff';

const decide = (
  decision: 'release' | 'close',
  more: Pick<OfferedAct, 'isGrave' | 'key'> = {},
): OfferedAct => ({
  act: `account.${decision}`,
  ...more,
  run: ({ context, by }, userId) => decideByStaff(context.domain, { by, userId, decision }),
});

/** Accounts that are held because of a statement about age. */
export const ageReviews = defineResource({
  name: 'age-reviews',
  kind: 'account',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'shield' },
  list: accountsUnderReview,
  waits: '',
  queue: {
    resource: 'account',
    decides: 'account.release',
    label: (_, words) => words('age-reviews.queued'),
  },
  row: { schema: accountHeldSchema, present: presentAccountHeld },
  idOf: ({ userId }) => userId,
  columns: {
    person: { cell: ({ email }) => email },
    heldAt: { cell: ({ heldAt }) => heldAt, sort: 'heldAt' },
    erasedAt: { cell: ({ erasedAt }) => erasedAt, priority: 2 },
  },
  detail: {
    opensFirst: true,
    async read({ context, words }, id) {
      const held = await findAccountUnderReview(context.domain, id);
      if (!held) return null;
      return {
        title: held.email,
        states: [{ text: words('age-reviews.held'), tone: 'gold' }],
        facts: [
          { label: words('age-reviews.columns.heldAt'), value: stamp(held.held_at) },
          {
            label: words('age-reviews.columns.erasedAt'),
            value: held.due_at && stamp(held.due_at),
          },
        ],
        offers: ['release', 'close'],
      };
    },
    opens: 'account.open',
    async open({ context, by, words }, id) {
      const opened = await openAgeEvidence(context.domain, by, id);
      if (!opened.ok) return opened;
      const section = await evidenceSection(context, opened, words);
      const hasNoEvidence = opened.evidence.length === 0;
      const addressSection = { ...section, paragraphs: [words('age-reviews.address-known')] };
      return { ok: true, sections: [hasNoEvidence ? addressSection : section] };
    },
  },
  acts: {
    release: decide('release', { key: 'A' }),
    close: decide('close', { isGrave: true, key: 'R' }),
  },
});
