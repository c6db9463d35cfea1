import { describe, expect, it } from 'vitest';
import { ageCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { ageGateFor } from './age';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const come = (pathname: string, change: Partial<Parameters<typeof ageGateFor>[0]> = {}) =>
  ageGateFor({ pathname, cookieHeader: '', userAgent: browser, isSignedIn: false, ...change });
const confirmed = `${ageCookie}=${encodeURIComponent('2026-11-21T10:00:00.000Z')}`;

describe('the ageGate', () => {
  it('requires an answer on the first visit', () => {
    expect(come('/')).toBe('asking');
    expect(come('/characters/noor')).toBe('asking');
  });

  it('requires an answer before conversations, also from search engines', () => {
    expect(come('/chats')).toBe('asking');
    expect(come('/chats', { userAgent: crawler })).toBe('asking');
    expect(come('/chats/noor', { userAgent: crawler })).toBe('asking');
    expect(come('/chatsworth', { userAgent: crawler })).toBe('open');
  });

  it('is open to visitors who have answered and to users with an account', () => {
    for (const path of ['/', '/chats/noor']) {
      expect(come(path, { cookieHeader: confirmed })).toBe('open');
      expect(come(path, { isSignedIn: true })).toBe('open');
    }
  });

  it('takes nothing for an answer that is not a time', () => {
    for (const value of ['', 'yes', 'NaN', '%00']) {
      expect(come('/', { cookieHeader: `${ageCookie}=${value}` })).toBe('asking');
    }
  });

  it('lets every visitor read the legal documents, and search engines the public pages', () => {
    expect(come('/privacy-policy')).toBe('open');
    expect(come('/terms-of-service')).toBe('open');
    expect(come('/', { userAgent: crawler })).toBe('open');
  });

  it('stays closed after an under-age statement, whatever other answers there are', () => {
    const cookieHeader = `${confirmed}; ${underAgeCookie}=1`;
    expect(come('/', { cookieHeader })).toBe('barred');
    expect(come('/', { cookieHeader, isSignedIn: true })).toBe('barred');
    expect(come('/under_age', { cookieHeader })).toBe('open');
    expect(come('/held', { cookieHeader })).toBe('open');
  });
});
