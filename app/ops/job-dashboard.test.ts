import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { sendMessageJob } from '~/jobs/chat/send-message.job';
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
  it('sends anybody but staff to the back office’s door', async () => {
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

  it('shows every queue, and jobs without what is sealed in them', async () => {
    const jobId = await enqueue();
    const client = await signInStaff(site, 'superAdmin');
    const list = await client.get(
      '/ops/queues/api/queues?activeQueue=chat&status=latest&page=1&jobsPerPage=10',
    );
    expect(list.status).toBe(200);
    const text = JSON.stringify(list.body);
    for (const name of [
      'chat',
      'replies',
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

  it('lets administrators remove a job', async () => {
    const jobId = await enqueue();
    const client = await signInStaff(site, 'admin');
    expect((await client.put(remove(jobId), {})).status).toBeLessThan(300);
    expect(await site.enqueuer.queues.get('chat')?.getJob(jobId)).toBeUndefined();
  });

  it('lets every other role look but not change', async () => {
    const jobId = await enqueue();
    const client = await signInStaff(site, 'usersManager');
    expect((await client.get('/ops/queues/api/queues')).status).toBe(200);
    expect((await client.put(remove(jobId), {})).status).toBe(403);
    expect(await site.enqueuer.queues.get('chat')?.getJob(jobId)).toBeDefined();
  });

  it('closes with the staff session', async () => {
    const client = await signInStaff(site, 'admin');
    await site.db('staff_sessions').update({ revoked_at: new Date() });
    expect((await client.get('/ops/queues')).status).toBe(302);
  });
});
