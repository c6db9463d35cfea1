import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeSession, makeStaff, makeUser, testPassword } from '~/db/testing';
import { changeAccountState } from '~/domain/account-states/testing/change-account-state';
import { announceChanges } from '~/domain/legal/announce-changes';
import { joinClubOf } from '~/domain/fanclubs/testing/join-club-of';
import { requestDeletion } from '~/domain/deletions/request-deletion';
import { announceReceipt } from '~/domain/payments/orders/receipts';
import { creatorWithPayout } from './testing/creator-with-payout';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import { requestExport } from '~/domain/privacy/request-export';
import { writeExport } from '~/domain/privacy/write-export';
import { makeDigestDue } from '~/domain/notifications/testing/make-digest-due';
import { newId } from '~/domain/shared/ids';
import { reviewIncident } from '~/domain/strikes/review-incident';
import { unsubscribeUrl } from '~/domain/unsubscribes/unsubscribe-url';
import { transact } from '~/domain/shared/transactions/transact';
import { sendMailJob } from '~/jobs/mail/send-mail.job';
import { openPayload } from '~/domain/shared/outbox/event-payload';
import { subscribers } from '~/jobs/areas';
import { joinSubscribers } from '~/jobs/relay/subscriber';
import { writeMail, type TemplateName } from '~/providers/mail/messages/templates';
import { post } from './forms/testing/refusal';
import { generousLimits } from './security/testing/generous-limits';
import { followLink, publicUrl } from './testing/follow-link';
import {
  answeredAppeal,
  answeredCase,
  answeredNotice,
  heldMember,
  invitedColleague,
  signUp,
  struckMember,
} from './testing/people-of-mails';
import { invitedModel, takenOverModel } from './testing/models-of-mails';
import { subscribersMails } from './testing/mails-of-subscribers';
import { signIn, signInFirst, type Way } from './testing/way-of-mail';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), rateLimits: generousLimits });
});
afterAll(() => site.close());

const byEvent = joinSubscribers(subscribers);

/** Returns the paths of the links in the last mail to an address. */
async function mailedLinks(to: string, template: TemplateName): Promise<string[]> {
  const rows = await site
    .db('outbox')
    .orderBy('id', 'desc')
    .select<{ event_id: string; name: string; payload: unknown }[]>('event_id', 'name', 'payload');
  const meta = { eventId: newId(), personId: null, requestId: 'test' };
  const mails = rows.flatMap(({ event_id: eventId, name, payload }) => {
    const opened = openPayload(site.domain.seal, eventId, payload);
    const jobs = byEvent.get(name)?.react(opened, meta).jobs ?? [];
    return jobs
      .filter(({ job }) => job.name === sendMailJob.name)
      .map((request) => sendMailJob.payload.parse(request.payload));
  });
  const mail = mails.find((one) => one.to === to && one.template === template);
  if (!mail) throw new Error(`no ${template} was asked for`);
  const { text } = writeMail(mail.template, mail.data, {
    productName: 'Nocturne',
    publicUrl,
    locale: 'en-GB',
    unsubscribeUrl: unsubscribeUrl(site.domain, publicUrl, to),
    codeMinutes: 15,
    open: (sealed) => site.domain.seal.open(sealed),
  });
  return [...text.matchAll(/^http\S+$/gm)].map(([url]) => url.replace(publicUrl, ''));
}

const payouts: [RegExp, RegExp] = [/^\/verified-model\/payouts$/, /<h1/];
const memberships: [RegExp, RegExp] = [/^\/settings\/memberships$/, /<h1/];
const caseLink: [RegExp, RegExp] = [/^\/case\?reference=/, /"reference"[^>]* value="[0-9A-Z]{4}-/];
const accountStatus: [RegExp, RegExp] = [/^\/settings\/standing$/, /reference/];
const reset: [RegExp, RegExp] = [/^\/reset_password$/, /name="email"/];
const contact: [RegExp, RegExp] = [/^\/contact$/, /name="message"/];

/** Mails about a membership whose renewal is near or failed. */
const ofClub = (then: 'near' | 'failed'): Way => ({
  send: async () => {
    const client = await logIn(site);
    await joinClubOf(site.domain, client.userId, then);
    return { to: client.email, client };
  },
  leads: [memberships],
  leadsOthers: [signInFirst],
});

/** Mails about a payment, from one of the recipient's own orders. */
const receipted = (kind: 'paid' | 'refunded' | 'disputed'): Way => ({
  send: async () => {
    const { id, email } = await makeUser(site.db);
    const order = await makeOrder(site.domain, id);
    const payment = await makePayment(site.domain, order);
    await transact(site.domain, (trx) =>
      announceReceipt(site.domain, trx, { kind, order, payment }),
    );
    return { to: email, client: site.client() };
  },
  leads: [contact],
});

/** Every kind of mail with the way to receive it; null if it has no links. */
const ways: Record<TemplateName, Way | null> = {
  'account-exists': {
    send: async () => {
      const { email } = await makeUser(site.db);
      await signUp(site, email);
      return { to: email, client: site.client() };
    },
    leads: [signIn, reset],
  },
  'payout-changed': {
    send: async () => {
      const client = await creatorWithPayout(site);
      return { to: client.email, client };
    },
    leads: [payouts],
    leadsOthers: [signInFirst],
  },
  'payout-method-changed': {
    send: async () => {
      const client = await creatorWithPayout(site);
      return { to: client.email, client };
    },
    leads: [payouts],
    leadsOthers: [signInFirst],
  },
  'age-review-begun': {
    send: async () => {
      const client = await heldMember(site);
      return { to: client.email, client: site.client() };
    },
    leads: [signIn, contact],
  },
  'age-review-ended': {
    send: async () => {
      const { userId, email } = await heldMember(site);
      await changeAccountState(site.domain, { userId, state: 'active' });
      return { to: email, client: site.client() };
    },
    leads: [signIn],
  },
  'appeal-answered': {
    send: () => answeredAppeal(site),
    leads: [accountStatus],
    leadsOthers: [signInFirst],
  },
  'case-answered': { send: () => answeredCase(site), leads: [caseLink] },
  'case-opened': {
    send: async () => {
      const [email, client] = [`${newId()}@example.com`, site.client()];
      const fields = { name: 'Ada', subject: 'A question', message: 'Where is the night?' };
      await post(client, '/contact', { email, ...fields });
      return { to: email, client };
    },
    leads: [caseLink],
  },
  'notice-decided': { send: () => answeredNotice(site), leads: [caseLink] },
  'club-renewal': ofClub('near'),
  'club-renewal-failed': ofClub('failed'),
  'decision-withdrawn': {
    send: async () => {
      const client = await struckMember(site);
      const incident = await site.db('incidents').where({ person_id: client.userId }).first('id');
      const { id: staffId } = await makeStaff(site.db, { role: 'admin' });
      await reviewIncident(site.domain, {
        by: { staffId, role: 'admin' },
        incidentId: incident?.id ?? '',
        decision: 'no-violation',
        seen: 1,
      });
      return { to: client.email, client };
    },
    leads: [accountStatus],
    leadsOthers: [signInFirst],
  },
  'rule-broken': {
    send: async () => {
      const client = await struckMember(site);
      return { to: client.email, client };
    },
    leads: [accountStatus, [/^\/terms-of-service/, /<h1/]],
    leadsOthers: [signInFirst, [/^\/terms-of-service/, /<h1/]],
  },
  digest: {
    send: async () => {
      const client = await logIn(site);
      const { userId, email } = client;
      await makeDigestDue(site.domain, userId);
      return { to: email, client };
    },
    leads: [
      [/^\/notifications$/, /Mira/],
      [/^\/settings\/notifications$/, /Notification settings/],
      [/^\/unsubscribe/, /Unsubscribe/],
    ],
    leadsOthers: [signInFirst, signInFirst, [/^\/unsubscribe/, /Unsubscribe/]],
  },
  'deletion-requested': {
    send: async () => {
      const { id, email } = await makeUser(site.db);
      const session = await makeSession(site.domain, id);
      await requestDeletion(site.domain, { ...session, reason: 'I found the day again.' });
      return { to: email, client: site.client() };
    },
    leads: [[/^\/restore$/, /Do you want to stay\?/]],
  },
  'export-ready': {
    send: async () => {
      const client = await logIn(site);
      const { userId, email } = client;
      const [sessionId = ''] = await site
        .db('sessions')
        .where({ user_id: userId })
        .pluck<string[]>('id');
      await requestExport(site.domain, { userId, sessionId });
      const { id } = await site
        .db('data_exports')
        .where({ user_id: userId })
        .first<{ id: string }>('id');
      await writeExport(site.domain, id, {
        storage: site.storage,
        pack: () => Readable.from([Buffer.from('PK')]),
        explain: () => '',
      });
      return { to: email, client };
    },
    leads: [[/^\/settings\/export\//, />Download</]],
    leadsOthers: [[/^\/sign_in\?redirectTo=%2Fsettings%2Fexport%2F/, signIn[1]]],
  },
  'legal-change': {
    send: async () => {
      const client = await logIn(site);
      const summary = { 'en-GB': 'A', 'fr-FR': 'B', 'de-DE': 'C', 'es-ES': 'D', 'pt-BR': 'E' };
      const change = { effectiveOn: '2027-01-01', summary };
      await announceChanges(site.domain, [{ document: 'terms', version: 'a', change }]);
      return { to: client.email, client };
    },
    leads: [[/^\/terms-of-service$/, /<h1[^>]*>Terms of (service|use)/i]],
  },
  'new-sign-in': {
    send: async () => {
      const client = await logIn(site);
      const elsewhere = site.client();
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
      const body = { email: client.email, password: testPassword };
      await elsewhere.post('/api/v1/auth/login', body, headers);
      return { to: client.email, client };
    },
    leads: [reset],
  },
  'password-changed': {
    send: async () => {
      const client = await logIn(site);
      await post(client, '/settings/security', {
        intent: 'password',
        oldPassword: testPassword,
        newPassword: 'a-better-night',
      });
      return { to: client.email, client };
    },
    leads: [reset],
  },
  ...subscribersMails(() => site),
  'payment-disputed': receipted('disputed'),
  'payment-paid': receipted('paid'),
  'payment-refunded': receipted('refunded'),
  'sign-up-code': {
    send: async () => {
      const to = `${newId()}@example.com`;
      return { to, client: await signUp(site, to) };
    },
    // The identity is proved and the sign-in continues.
    leads: [[/^\/\?modal=/, /role="dialog"/]],
    leadsOthers: [[/^\/verify_email$/, /Is this you\?/]],
  },
  'change-email-code': null,
  'email-changed': null,
  'factor-changed': null,
  'identity-code': null,
  'identity-linked': null,
  'proof-code': null,
  'reset-code': null,
  'staff-code': null,
  'staff-reset-code': null,
  'model-invited': {
    send: () => invitedModel(site, 'kyc'),
    leads: [[/^\/creator-invitation/, /Lumen Talent wants to manage/]],
    leadsOthers: [[/^\/sign_in/, /name="email"/]],
  },
  'model-release': {
    send: () => invitedModel(site, 'release'),
    leads: [[/^\/creator-invitation/, /Lumen Talent wants to manage/]],
    leadsOthers: [[/^\/sign_in/, /name="email"/]],
  },
  'flow-taken-over': {
    send: () => takenOverModel(site, { isHandedBack: false }),
    leads: [[/^\/my-manager$/, /fills in your application/]],
    leadsOthers: [[/^\/sign_in/, /name="email"/]],
  },
  'flow-handed-back': {
    send: () => takenOverModel(site, { isHandedBack: true }),
    leads: [[/^\/my-manager$/, /Your manager/]],
    leadsOthers: [[/^\/sign_in/, /name="email"/]],
  },
  'staff-invited': { send: () => invitedColleague(site), leads: [[/^\/admin$/, /name="email"/]] },
};

const linking = Object.entries(ways).filter((way): way is [TemplateName, Way] => way[1] !== null);

describe.each(linking)('%s', (name, { send, leads, leadsOthers = leads }) => {
  it('links to pages that its reader is shown', async () => {
    const { to, client } = await send();
    const others = site.client();
    for (const [browser, places] of [
      [others, leadsOthers],
      [client, leads],
    ] as const) {
      const links = await mailedLinks(to, name);
      expect(links).toHaveLength(places.length);
      for (const [index, link] of links.entries()) {
        const [path, says] = places[index] ?? [/never/, /never/];
        const shown = await followLink(browser, link);
        expect(shown.status, link).toBe(200);
        expect(shown.path).toMatch(path);
        expect(shown.page).toMatch(says);
      }
    }
  });
});

it('knows of every mail whether it links anywhere', () => {
  for (const [name, way] of Object.entries(ways)) {
    const file = new URL(`../providers/mail/messages/${name}.ts`, import.meta.url);
    // Mails with only a code are grouped, and so are receipts.
    const isReceipt = name.startsWith('payment-');
    const together = new URL(isReceipt ? 'payment-receipts.ts' : 'coded-message.ts', file);
    const source = readFileSync(existsSync(file) ? file : together, 'utf8');
    expect(/action\(/i.test(source), name).toBe(way !== null);
  }
});

it('shows an archive to no other user', async () => {
  const { to } = (await ways['export-ready']?.send()) ?? { to: '' };
  const [link = ''] = await mailedLinks(to, 'export-ready');
  const { status, page } = await followLink(await logIn(site), link);
  expect(status).toBe(404);
  expect(page).not.toContain('>Download<');
});
