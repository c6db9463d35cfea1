import * as z from 'zod/mini';

/** In which order memberships are shown; the contract's names. */
const sorts = ['nextBillingDateOldest', 'nextBillingDateNewest'] as const;
/** Which of them. */
const statuses = ['active', 'expired'] as const;

const viewSchema = z.object({
  sortBy: z.catch(z.enum(sorts), sorts[0]),
  filterByStatus: z.catch(z.optional(z.enum(statuses)), undefined),
  cursor: z.optional(z.string()),
});
export type MembershipView = z.infer<typeof viewSchema>;

/** Which page of one's memberships an address asks for; what it cannot mean is not heard. */
export const readMembershipView = (search: URLSearchParams): MembershipView =>
  viewSchema.parse(Object.fromEntries(search));

/** The address of a page of one's memberships. */
export function membershipsHref({ sortBy, filterByStatus, cursor }: MembershipView): string {
  const search = new URLSearchParams({
    ...(filterByStatus && { filterByStatus }),
    ...(sortBy !== sorts[0] && { sortBy }),
    ...(cursor !== undefined && { cursor }),
  }).toString();
  return search ? `/settings/memberships?${search}` : '/settings/memberships';
}
