import { describe, expect, it } from 'vitest';
import { ignoreMoves, reloadAroundChat } from '../../chat/thread/ignore-moves';
import { revalidateForMessage } from './revalidate-for-message';
import { ignoreModalChanges, reloadForMessages } from './ignore-modal-changes';
import { reloadPage } from './owed-reload';

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

  it('loads when the same page is requested again', () => {
    expect(revalidates('/chats?modal=illegalTopic', '/chats?modal=illegalTopic')).toBe(true);
  });

  it('loads after a form, whose redirect may differ by a modal only', () => {
    expect(revalidates('/', '/?modal=otpModal', 'POST')).toBe(true);
  });
});

describe('another place of the same conversation', () => {
  const loads = (from: string, to: string, formMethod?: string) =>
    [ignoreMoves, reloadAroundChat, reloadForMessages].map((shouldRevalidate) =>
      shouldRevalidate({
        currentUrl: new URL(from, 'http://site.invalid'),
        nextUrl: new URL(to, 'http://site.invalid'),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
        ...(formMethod ? { formMethod: formMethod as 'POST' } : {}),
      }),
    );

  it.each([
    ['/chats/luna', '/chats/luna?message=7#message-7'],
    ['/chats/luna?message=7&unread=3', '/chats/luna#latest'],
    ['/chats/luna?search=sea&before=7', '/chats/luna?search=sea&at=2026-11-20'],
    ['/chats/luna', '/chats/luna?reply=1#latest'],
  ])('loads the thread alone (%s, %s)', (from, to) => {
    expect(loads(from, to)).toEqual([false, false, true]);
  });

  it.each([
    ['/chats/luna?message=7', '/chats/luna?message=7'],
    ['/chats/luna?message=7', '/chats/mia?message=7'],
    ['/chats/luna', '/chats/luna?search=sea'],
    ['/explorer', '/explorer?before=7'],
  ])('is another page (%s, %s)', (from, to) => {
    expect(loads(from, to)).toEqual([true, true, true]);
  });

  it('is another page after a form', () => {
    expect(loads('/chats/luna?message=7', '/chats/luna', 'POST')).toEqual([true, true, true]);
  });
});

describe('a message', () => {
  const loads = (from: string, to: string, shouldRevalidate: typeof ignoreModalChanges) => {
    let isLoaded: boolean | undefined;
    revalidateForMessage(() => {
      isLoaded = shouldRevalidate({
        currentUrl: new URL(from, 'http://site.invalid'),
        nextUrl: new URL(to, 'http://site.invalid'),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      });
    });
    return isLoaded;
  };

  it('reloads the conversations, and nothing else of the page', () => {
    expect(loads('/chats/luna', '/chats/luna', reloadForMessages)).toBe(true);
    expect(loads('/chats/luna', '/chats/luna', ignoreModalChanges)).toBe(false);
  });

  it('allows going on to another page meanwhile', () => {
    expect(loads('/chats/luna', '/chats/mia', ignoreModalChanges)).toBe(true);
  });

  it('blocks a load for another reason neither during nor after it', () => {
    revalidateForMessage(() => undefined);
    expect(revalidates('/chats/luna', '/chats/luna')).toBe(true);
  });
});

it('repeats a reload that a modal interrupted', () => {
  expect(revalidates('/chats/noor?modal=successPremiumModal', '/chats/noor')).toBe(false);
  let hasBegun = false;
  reloadPage(() => (hasBegun = true));
  expect(hasBegun).toBe(true);
  expect(revalidates('/chats/noor?modal=successPremiumModal', '/chats/noor')).toBe(true);
});
