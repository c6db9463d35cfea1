import { maskEmail } from '~/domain/credentials/mask-email';
import { formatMoney } from '~/domain/shared/money';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isPermitted } from '~/domain/staff/permissions';
import type { CellShown, LinkShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

/** Returns an amount for staff. */
export const moneyText = (minor: number, currency: string): string =>
  formatMoney({ minor, currency }, 'en-GB');

/** Returns the masked address of an account; null if the account was erased. */
export const masked = (email: string | null): string | null =>
  email === null ? null : maskEmail(email);

/** Returns a person as a cell: the masked address, or the number of an erased account. */
export const personCell = ({
  email,
  userId,
}: {
  email: string | null;
  userId: string;
}): CellShown => (email === null ? { text: userId, isCode: true } : { text: email });

/** Returns the link to a person's page for roles that may see it. */
export const personLinks = (role: StaffRole, userId: string, words: Words): LinkShown[] =>
  isPermitted(role, 'users.read')
    ? [{ to: `/admin/users/${userId}`, label: words('money.person') }]
    : [];
