import { request } from '@playwright/test';
import { expect } from '../../expect';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { makeUser, testPassword } from '~/db/testing';
import { stack } from '../../stack';
import {
  beginSigningUp,
  signInByApi,
  withSite,
  type Account,
  type SignedIn,
} from '../accounts/account';
import { withDatabase } from '../database';
import { newEmail } from '../mail';

const hour = 3_600_000;

/** Enables the offers for a first purchase, and waits until processes apply the setting. */
async function switchOffersOn(): Promise<void> {
  await withDatabase(async (db) => {
    await writeSetting(db, productSettings, 'token_special_offer', true);
    await writeSetting(db, productSettings, 'premium_special_offer', true);
  });
  const site = await request.newContext({ baseURL: stack.baseUrl() });
  await expect(async () => {
    const answer = await site.get('/api/v1/public-configs/popup-events-settings');
    expect(await answer.json()).toMatchObject({
      token_special_offer: true,
      premium_special_offer: true,
    });
  }).toPass();
  await site.dispose();
}

/** Creates a user who has not verified their address yet and has both offers for another hour. */
export async function makeOffered(): Promise<SignedIn> {
  const email = newEmail();
  const state = await withSite(async (site) => {
    await beginSigningUp(site, email);
    return site.storageState();
  });
  await switchOffersOn();
  const began_at = new Date();
  const ends_at = new Date(began_at.getTime() + hour);
  await withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    await db('special_offer_openings').insert({ user_id: user.id, opened_at: began_at, ends_at });
    await db('user_offers').insert({
      id: newId(),
      user_id: user.id,
      occasion: 'token_special',
      status: 'available',
      began_at,
      ends_at,
    });
  });
  return state;
}

/**
 * Creates a user who bought tokens two months ago. With `hasSeen`, they have seen the welcome-back offer,
 * which runs for another hour.
 */
export async function makeReturning({ hasSeen = true } = {}): Promise<Account> {
  const began_at = new Date();
  const email = await withDatabase(async (db) => {
    const user = await makeUser(db, { nickName: 'Robin' });
    const pack = await db('token_offers').first<{ id: string }>('id');
    await db('token_purchases').insert({
      order_id: newId(),
      user_id: user.id,
      product_id: pack.id,
      tokens: 100,
      paid_minor: 999,
      currency: 'USD',
      bought_at: new Date(began_at.getTime() - 60 * 24 * hour),
    });
    if (!hasSeen) return user.email;
    await db('user_offers').insert({
      id: newId(),
      user_id: user.id,
      occasion: 'welcome_back',
      status: 'available',
      began_at,
      ends_at: new Date(began_at.getTime() + hour),
    });
    return user.email;
  });
  return signInByApi(email, testPassword);
}
