import { expect } from '../../expect';
import { newId } from '~/domain/shared/ids';
import { withSite } from '../accounts/account';
import { withDatabase } from '../database';

/** Sends, as a visitor, a notice of images that matches nothing here. Returns its case. */
export async function newNotice(): Promise<string> {
  const email = `${newId()}@example.com`;
  await withSite(async (site) => {
    const form = {
      name: 'Ada Moreau',
      email,
      standing: 'myself',
      addresses: 'https://elsewhere.example/pictures/1\nhttps://elsewhere.example/pictures/2',
      shows: 'intimate-without-consent',
      message: 'Both were sent to one person alone.',
      goodFaith: 'on',
      truthful: 'on',
      signature: 'Ada Moreau',
    };
    const answer = await site.post('/report/intimate-image', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  });
  return withDatabase(async (db) => {
    const sent = await db('cases').where({ email }).first<{ id: string }>('id');
    return sent.id;
  });
}
