import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeCharacter } from '~/db/testing';
import { sendMessage } from '~/domain/chat/send/send-message';
import { flagContent } from '~/domain/moderation/flag-content';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transact';
import { buyPlan } from '~/domain/subscriptions/testing/buy-plan';
import { post } from '../forms/testing/refusal';

const refusing: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'minor_self', layer: 'grammar', score: 1 }],
    }),
};

export async function struckMember(site: TestSite) {
  const client = await logIn(site);
  await transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id: client.userId },
      kind: 'message',
      finding: { category: 'violence', layer: 'grammar', score: 1 },
      text: 'words',
    }),
  );
  return client;
}

export async function heldMember(site: TestSite) {
  const client = await logIn(site);
  const { id: characterId } = await makeCharacter(site.db);
  await sendMessage(site.domain, refusing, {
    person: { kind: 'user', id: client.userId },
    characterId,
    idempotencyKey: newId(),
    content: 'words about an age',
  });
  return client;
}

export async function signUp(site: TestSite, email: string) {
  const client = site.client();
  await post(client, '/sign_up', { email, password: 'a-better-night', isAdult: 'on' });
  return client;
}

/** Somebody who bought a plan. */
export async function subscriber(site: TestSite) {
  const client = await logIn(site);
  await buyPlan(site.domain, client.userId);
  return client;
}
