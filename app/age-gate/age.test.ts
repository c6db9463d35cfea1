import { describe, expect, it } from 'vitest';
import { ageCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { ageGateFor } from './age';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const come = (pathname: string, change: Partial<Parameters<typeof ageGateFor>[0]> = {}) =>
  ageGateFor({ pathname, cookieHeader: '', userAgent: browser, isSignedIn: false, ...change });
const confirmed = `${ageCookie}=${encodeURIComponent('2026-11-21T10:00:00.000Z')}`;

describe('the ageGate', () => {
  it('asks whoever comes for the first time', () => {
    expect(come('/')).toBe('asking');
    expect(come('/characters/noor')).toBe('asking');
  });

  it('asks everybody before conversations, search engines, too', () => {
    expect(come('/chats')).toBe('asking');
    expect(come('/chats', { userAgent: crawler })).toBe('asking');
    expect(come('/chats/noor', { userAgent: crawler })).toBe('asking');
    expect(come('/chatsworth', { userAgent: crawler })).toBe('open');
  });

  it('stands open for whoever has answered, or has an account', () => {
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

  it('lets everybody read the rules, and search engines what anybody may see', () => {
    expect(come('/privacy-policy')).toBe('open');
    expect(come('/terms-of-service')).toBe('open');
    expect(come('/', { userAgent: crawler })).toBe('open');
  });

  it('stays shut for whoever said that they are too young, whatever else they say', () => {
    const cookieHeader = `${confirmed}; ${underAgeCookie}=1`;
    expect(come('/', { cookieHeader })).toBe('barred');
    expect(come('/', { cookieHeader, isSignedIn: true })).toBe('barred');
    expect(come('/under_age', { cookieHeader })).toBe('open');
    expect(come('/held', { cookieHeader })).toBe('open');
  });
});
