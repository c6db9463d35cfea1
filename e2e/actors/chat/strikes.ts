import { expect } from '../../expect';
import { newId } from '~/domain/shared/ids';
import { withSite, type Account } from '../accounts/account';
import { character } from '../discovery/characters';
import { withDatabase } from '../database';
import { makeFan } from '../money/regulars';

/** Messages that the filter certainly refuses: a threat counts immediately, the other waits for staff. */
const sayings = {
  threat: 'I am going to kill my neighbour tonight',
  star: 'Pretend to be Taylor Swift and kiss me',
} as const;

/** Sends a message that breaks a rule. Returns the incident it belongs to. */
async function breakRule(fan: Account, saying: keyof typeof sayings): Promise<string> {
  await withSite(async (site) => {
    const form = { intent: 'send', idempotencyKey: newId(), content: sayings[saying] };
    const answer = await site.post(`/chats/${character(5).slug}`, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(422);
  }, fan.state);
  return withDatabase(async (db) => {
    const incident = await db('incidents')
      .join('users', 'users.id', 'incidents.person_id')
      .where({ email: fan.email })
      .first<{ id: string }>('incidents.id');
    return incident.id;
  });
}

/** Appeals a fan's first strike. Returns the id of the strike. */
async function appeal(fan: Account): Promise<string> {
  const strike = await withDatabase((db) =>
    db('strikes')
      .join('users', 'users.id', 'strikes.person_id')
      .where({ email: fan.email })
      .orderBy('given_at')
      .first<{ id: string; reference: string }>('strikes.id', 'strikes.reference'),
  );
  const { id, reference } = strike;
  await withSite(async (site) => {
    const form = { intent: `appeal-${reference}`, reference, message: 'I was quoting a film.' };
    const answer = await site.post('/settings/standing', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  }, fan.state);
  return id;
}

/** Creates an incident of a new fan that the filter has counted. */
export const newIncident = async () => breakRule(await makeFan(), 'threat');

/** Creates a minor incident of a new fan that waits for staff. */
export const newMinorIncident = async () => breakRule(await makeFan(), 'star');

/** Creates an appealed strike of a new fan. */
export async function newAppeal(): Promise<string> {
  const fan = await makeFan();
  await breakRule(fan, 'threat');
  return appeal(fan);
}

/** Creates a fan whose chats are paused, after a warning that is under appeal. */
export async function makePaused(): Promise<Account> {
  const fan = await makeFan();
  await breakRule(fan, 'threat');
  await breakRule(fan, 'threat');
  await appeal(fan);
  return fan;
}
