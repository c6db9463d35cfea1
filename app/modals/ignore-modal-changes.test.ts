import { describe, expect, it } from 'vitest';
import { ignoreModalChanges } from './ignore-modal-changes';

const revalidates = (from: string, to: string, formMethod?: string) =>
  ignoreModalChanges({
    currentUrl: new URL(from, 'http://site.invalid'),
    nextUrl: new URL(to, 'http://site.invalid'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod ? { formMethod: formMethod as 'POST' } : {}),
  });

describe('a change of address', () => {
  it('loads nothing when only a modal opens, changes or closes', () => {
    expect(revalidates('/?feed=new', '/?feed=new&modal=loginModal')).toBe(false);
    expect(revalidates('/?modal=loginModal', '/?modal=signUpModal')).toBe(false);
    expect(revalidates('/?sign-in', '/')).toBe(false);
  });

  it('loads when the page changes, with a modal or without', () => {
    expect(revalidates('/?feed=new', '/?feed=anime')).toBe(true);
    expect(revalidates('/?modal=loginModal', '/chats?modal=loginModal')).toBe(true);
  });

  it('loads when the same page is asked for again', () => {
    expect(revalidates('/chats?modal=illegalTopic', '/chats?modal=illegalTopic')).toBe(true);
  });

  it('loads after a form, whose redirect may differ by a modal only', () => {
    expect(revalidates('/', '/?modal=otpModal', 'POST')).toBe(true);
  });
});
