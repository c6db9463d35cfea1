import { expect } from '../../expect';
import { withSite, type SignedIn } from '../accounts/account';
import { newKey } from '../accounts/new-key';

/** Sends a user a number of trial notifications. Returns the path of the newest. */
export const sendTrials = (state: SignedIn, times: number) =>
  withSite(async (site) => {
    for (let index = 0; index < times; index += 1) {
      const headers = { 'idempotency-key': newKey() };
      await expect(await site.post('/api/v1/notifications', { headers })).toBeOK();
    }
    const list = await site.get('/api/v1/notifications');
    const { items } = (await list.json()) as { items: { path: string }[] };
    return items[0]?.path ?? '';
  }, state);
