import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { sendMessageJob } from '~/jobs/chat/send-message.job';
import { sendMailJob } from '~/jobs/mail/send-mail.job';
import { logIn, signInStaff } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const words = 'words nobody else should read';
const enqueue = () =>
  site.enqueuer.enqueue(sendMessageJob, {
    person: { kind: 'user', id: newId() },
    characterId: newId(),
    idempotencyKey: 'key-of-a-test',
    sealedContent: site.domain.seal.seal(words),
    requestId: 'request-of-a-test',
  });
const remove = (jobId: string) => `/ops/queues/api/queues/chat/${jobId}/clean`;

describe('the job dashboard', () => {
  it('redirects every caller but staff to the entrance of the back office', async () => {
    for (const client of [site.client(), await logIn(site)]) {
      for (const path of [
        '/ops/queues',
        '/ops/queues/api/queues',
        '/ops/queues/static/favicon-32x32.png',
      ]) {
        const answer = await client.get(path);
        expect(answer.status).toBe(302);
        expect(answer.headers.get('location')).toBe('/admin');
      }
    }
  });

  it('opens for staff under a policy of its own', async () => {
    const client = await signInStaff(site, 'manager');
    const page = await client.get('/ops/queues');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<base href="/ops/queues/"');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("script-src 'self';");
    const script = /src="(static\/js\/main[^"]+)"/.exec(String(page.body))?.[1] ?? '';
    expect((await client.get(`/ops/queues/${script}`)).status).toBe(200);
  });

  it('shows every queue, and jobs without their sealed data', async () => {
    const jobId = await enqueue();
    const client = await signInStaff(site, 'superAdmin');
    const list = await client.get(
      '/ops/queues/api/queues?activeQueue=chat&status=latest&page=1&jobsPerPage=10',
    );
    expect(list.status).toBe(200);
    const text = JSON.stringify(list.body);
    for (const name of [
      'chat',
      'guest-chat',
      'replies',
      'guest-replies',
      'callbacks',
      'polling',
      'maintenance',
      'mail',
      'media',
    ]) {
      expect(text).toContain(`"name":"${name}"`);
    }
    expect(text).toContain('"sealedContent":"[sealed]"');
    const job = await client.get(`/ops/queues/api/queues/chat/${jobId}`);
    expect(JSON.stringify(job.body)).toContain('[sealed]');
    expect(text + JSON.stringify(job.body)).not.toContain('sealed:');
  });

  it('hides the recipient of a mail, also in the reason of its failure', async () => {
    const queue = site.enqueuer.queues.get('mail');
    const jobId = await site.enqueuer.enqueue(sendMailJob, {
      eventId: newId(),
      to: 'fan@example.com',
      locale: 'en-GB',
      template: 'reset-code',
      data: { sealedCode: site.domain.seal.seal('04217'), name: 'Ada Lovelace' },
      requestId: 'request-of-a-test',
    });
    const job = await queue?.getJob(jobId);
    await job?.log('sent to fan@example.com');
    await site.redis.hset(
      queue?.toKey(jobId) ?? '',
      'failedReason',
      '550 fan@example.com is unknown',
      'stacktrace',
      JSON.stringify(['Error: 550 fan@example.com is unknown']),
    );
    for (const role of ['superAdmin', 'manager'] as const) {
      const client = await signInStaff(site, role);
      for (const path of [
        'queues?activeQueue=mail&status=latest&page=1&jobsPerPage=10',
        `queues/mail/${jobId}`,
        `queues/mail/${jobId}/logs`,
      ]) {
        const answer = await client.get(`/ops/queues/api/${path}`);
        expect(answer.status).toBe(200);
        const text = JSON.stringify(answer.body);
        expect(text).not.toMatch(/fan@example|Lovelace|sealed:/);
        expect(text).toMatch(/\[(?:personal|address)\]/);
      }
    }
  });

  it('lets super-administrators remove a job', async () => {
    const jobId = await enqueue();
    const client = await signInStaff(site, 'superAdmin');
    expect((await client.put(remove(jobId), {})).status).toBeLessThan(300);
    expect(await site.enqueuer.queues.get('chat')?.getJob(jobId)).toBeUndefined();
  });

  it.each(['admin', 'manager', 'usersManager'] as const)(
    'lets %s look but not change anything, whatever the request',
    async (role) => {
      const jobId = await enqueue();
      const client = await signInStaff(site, role);
      expect((await client.get('/ops/queues/api/queues')).status).toBe(200);
      for (const [method, path] of [
        ['PUT', remove(jobId)],
        ['PUT', '/ops/queues/api/queues/chat/pause'],
        ['PUT', '/ops/queues/api/queues/chat/empty'],
        ['PUT', '/ops/queues/api/queues/chat/obliterate'],
        ['PATCH', `/ops/queues/api/queues/chat/${jobId}/update-data`],
        ['POST', '/ops/queues/api/queues/chat/add'],
        ['DELETE', `/ops/queues/api/queues/chat/${jobId}`],
      ] as const) {
        expect((await client.request(method, path, { body: {} })).status, path).toBe(403);
      }
      expect(await site.enqueuer.queues.get('chat')?.getJob(jobId)).toBeDefined();
    },
  );

  it('closes with the staff session', async () => {
    const client = await signInStaff(site, 'admin');
    await site.db('staff_sessions').update({ revoked_at: new Date() });
    expect((await client.get('/ops/queues')).status).toBe(302);
  });
});
