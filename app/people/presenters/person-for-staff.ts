import * as z from 'zod';
import { accountStateSchema } from '~/domain/account-states/schema';
import { maskEmail } from '~/domain/credentials/mask-email';
import type { DeletedListed } from '~/domain/people/list-deleted';
import type { PersonListed } from '~/domain/people/list-people';
import { isoTime } from '~/domain/shared/codecs';
import { toDecimal } from '~/domain/shared/money';
import { accountTypeSchema } from '~/domain/viewers/schema';
import { masked } from '../../staff/presenters/masked';
import { staffOnly } from '../../staff/presenters/staff-only';

/** An account in responses to staff. The address is masked. */
export const personSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    email: staffOnly(z.string()),
    nickName: z.string().nullable(),
    accountType: accountTypeSchema,
    state: staffOnly(accountStateSchema),
    isVerified: z.boolean(),
    isTest: staffOnly(z.boolean()),
    plan: z.enum(['free', 'premium']),
    /** In the currency of the account. */
    totalSpent: staffOnly(z.number()),
    currency: z.string(),
    tokens: z.number().int(),
    points: z.number().int(),
    country: staffOnly(z.string().nullable()),
    createdAt: isoTime,
    lastSeenAt: staffOnly(isoTime),
  })
  .meta({ id: 'StaffUser' });
export type PersonShown = z.output<typeof personSchema>;

/** Presents an account to staff. */
export const presentPerson = (row: PersonListed, now: Date): PersonShown => ({
  _id: row.id,
  id: row.id,
  email: maskEmail(row.email),
  nickName: row.nick_name,
  accountType: row.account_type,
  state: row.state,
  isVerified: row.verified_at !== null,
  isTest: row.is_test,
  plan: row.premium_until > now ? 'premium' : 'free',
  totalSpent: toDecimal({ minor: row.spent_minor, currency: row.currency }),
  currency: row.currency,
  tokens: row.tokens,
  points: row.points,
  country: row.country,
  createdAt: row.joined_at,
  lastSeenAt: row.seen_at,
});

/** A closing or erased account in responses to staff. */
export const deletedPersonSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    /** Masked; null once it was erased. */
    email: staffOnly(z.string().nullable()),
    /** The keyed hash of the address, in hexadecimal. */
    addressHash: staffOnly(z.string().nullable()),
    deletedBy: staffOnly(z.enum(['person', 'staff'])),
    requestedAt: isoTime,
    erasureDueAt: isoTime,
    erasedAt: isoTime.nullable(),
    canRestore: z.boolean(),
  })
  .meta({ id: 'StaffDeletedUser' });

/** Presents a closing or erased account to staff. */
export const presentDeleted = (row: DeletedListed): z.output<typeof deletedPersonSchema> => ({
  _id: row.user_id,
  id: row.user_id,
  email: masked(row.email),
  addressHash: row.address_hash?.toString('hex') ?? null,
  deletedBy: row.deleted_by === null ? 'person' : 'staff',
  requestedAt: row.requested_at,
  erasureDueAt: row.due_at,
  erasedAt: row.erased_at,
  canRestore: row.erasure_began_at === null,
});
