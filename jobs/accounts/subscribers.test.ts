import { expect, it } from 'vitest';
import { accountStateChanged } from '~/domain/account-states/events';
import { newDeviceSignedIn, sessionRevoked } from '~/domain/sessions/events';
import { newId } from '~/domain/shared/ids';
import { accountsSubscribers } from './subscribers';

const userId = newId();
const reaction = (name: string, payload: unknown) =>
  accountsSubscribers
    .find(({ eventName }) => eventName === name)
    ?.react(payload, { eventId: newId(), personId: userId, requestId: 'test' });

it('mails the owner of an account that a new browser has opened', () => {
  const signedIn = {
    email: 'ada@example.com',
    locale: 'de-DE',
    device: { browser: 'Firefox', system: 'Windows' },
    at: '2026-06-06T20:30:00.000Z',
  };
  for (const device of [signedIn.device, null]) {
    expect(reaction(newDeviceSignedIn.name, { ...signedIn, device })?.jobs).toMatchObject([
      { payload: { to: 'ada@example.com', locale: 'de-DE', template: 'new-sign-in' } },
    ]);
  }
});

it('closes the connections of an ended session, or all of them when all sessions ended', () => {
  for (const sessionId of [newId(), null]) {
    expect(reaction(sessionRevoked.name, { userId, sessionId })?.controls).toEqual([
      { personId: userId, sessionId },
    ]);
  }
});

it('makes open pages reload when the state of an account changes', () => {
  const changed = { userId, state: 'suspended' };
  expect(reaction(accountStateChanged.name, changed)?.publications).toMatchObject([
    { personId: userId, channel: 'stream', name: 'resync' },
  ]);
});
