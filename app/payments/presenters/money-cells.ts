import { formatMoney } from '~/domain/shared/money';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isPermitted } from '~/domain/staff/permissions';
import type { CellShown, LinkShown, SectionShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

/** Returns an amount for staff. */
export const moneyText = (minor: number, currency: string): string =>
  formatMoney({ minor, currency }, 'en-GB');

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

/** The column of a bought product with the kind of its order. */
export const productColumn = {
  cell: (
    { productName, kind }: { productName: string; kind: string },
    words: Words,
  ): CellShown => ({
    text: productName,
    about: words(`payments.kind.${kind}`),
  }),
  priority: 2,
} as const;

/** Returns the evidence of a payment as a section, which can be saved as a file. */
export const evidenceSection = (
  { json, fileName }: { json: string; fileName: string },
  words: Words,
): SectionShown => ({
  title: words('payments.evidence'),
  file: { name: fileName, type: 'application/json', text: json },
  code: json,
});
