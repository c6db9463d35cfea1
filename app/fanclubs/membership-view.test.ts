import { describe, expect, it } from 'vitest';
import { membershipsHref, readMembershipView } from './membership-view';

const read = (search: string) => readMembershipView(new URLSearchParams(search));

describe('a page of one’s memberships', () => {
  it.each([
    ['', '/settings/memberships'],
    ['sortBy=nextBillingDateOldest', '/settings/memberships'],
    ['sortBy=price&filterByStatus=all', '/settings/memberships'],
    ['filterByStatus=expired', '/settings/memberships?filterByStatus=expired'],
    [
      'cursor=a.b&sortBy=nextBillingDateNewest&filterByStatus=active&modal=x',
      '/settings/memberships?filterByStatus=active&sortBy=nextBillingDateNewest&cursor=a.b',
    ],
  ])('is named by its address: %s', (search, href) => {
    expect(membershipsHref(read(search))).toBe(href);
  });

  it('is read as it was written', () => {
    const view = {
      sortBy: 'nextBillingDateNewest',
      filterByStatus: 'active',
      cursor: 'c',
    } as const;
    expect(read(membershipsHref(view).split('?')[1] ?? '')).toEqual(view);
  });
});
