import * as z from 'zod/mini';

/** The sort orders of memberships, with the contract's names. */
const sorts = ['nextBillingDateOldest', 'nextBillingDateNewest'] as const;
/** The status filter of memberships. */
const statuses = ['active', 'expired'] as const;

const viewSchema = z.object({
  sortBy: z.catch(z.enum(sorts), sorts[0]),
  filterByStatus: z.catch(z.optional(z.enum(statuses)), undefined),
  cursor: z.optional(z.string()),
});
export type MembershipView = z.infer<typeof viewSchema>;

/** Returns the page of memberships that an address requests; invalid values are ignored. */
export const readMembershipView = (search: URLSearchParams): MembershipView =>
  viewSchema.parse(Object.fromEntries(search));

/** Returns the address of a page of memberships. */
export function membershipsHref({ sortBy, filterByStatus, cursor }: MembershipView): string {
  const search = new URLSearchParams({
    ...(filterByStatus && { filterByStatus }),
    ...(sortBy !== sorts[0] && { sortBy }),
    ...(cursor !== undefined && { cursor }),
  }).toString();
  return search ? `/settings/memberships?${search}` : '/settings/memberships';
}
