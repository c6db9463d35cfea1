/**
 * Checks whether response times reveal which e-mail addresses have an account. It compares the median time
 * of each request for existing and unknown addresses, measured alternately. Exits with 1 if two medians
 * differ by more than an observer may notice.
 *
 *   npm run bench:enumeration -- [--samples 500] [--apart 5] [--only 'log in']
 */
import '../services';
import { parseArgs } from 'node:util';
import type { RateLimits } from '~/app/kit/http/rate-limits';
import { rateLimits as standardLimits } from '~/app/rate-limits';
import { startSite } from '~/app/testing/start-site';
import { makeAsker, makeStaff, makeUser, testPassword } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { newId } from '~/domain/shared/ids';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { describeMachine } from '../describe-machine';
import { percentile } from '../percentiles';

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '500' },
    apart: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const samples = Number(values.samples);
const mayBeApart = Number(values.apart);
/** Calls before the measurement, while the process warms up. */
const warmUp = 20;

const anyNumber = { attempts: 1_000_000, seconds: 60 };
const rateLimits = Object.fromEntries(
  Object.keys(standardLimits).map((name) => [name, { address: anyNumber, account: anyNumber }]),
) as RateLimits;

await setupTemplate();
const site = await startSite({ rateLimits });
const client = site.client();
const member = async () => (await makeUser(site.db)).email;
const staff = async () => (await makeStaff(site.db)).email;

/** Returns an unknown address, after the same work as for an existing one. */
async function unlike(makeKnown: () => Promise<string>): Promise<string> {
  await makeKnown();
  return `${newId()}@example.com`;
}

interface Way {
  name: string;
  existing: () => Promise<string>;
  prepare?: (email: string) => Promise<unknown>;
  act: (email: string) => Promise<unknown>;
}

const asker = makeAsker();
const sendStaffCode = (email: string) => requestStaffCode(site.domain, { email, asker });

const ways: Way[] = [
  {
    name: 'sign up',
    existing: member,
    act: (email) => site.client().post('/api/v1/auth', { email, password: testPassword }),
  },
  {
    name: 'log in, wrong password',
    existing: member,
    act: (email) => client.post('/api/v1/auth/login', { email, password: 'no-such-one' }),
  },
  {
    name: 'ask for a new password',
    existing: member,
    act: (email) => site.client().post('/api/v1/auth/reset-password', { email }),
  },
  {
    name: 'enter a wrong reset code',
    existing: member,
    prepare: (email) => client.post('/api/v1/auth/reset-password', { email }),
    act: (email) => client.post('/api/v1/auth/verify-reset-password-otp', { email, otp: '00000' }),
  },
  { name: 'ask for a staff code', existing: staff, act: sendStaffCode },
  {
    name: 'enter a wrong staff code',
    existing: staff,
    prepare: sendStaffCode,
    act: (email) => verifyStaffCode(site.domain, { email, asker, code: '00000000' }),
  },
];

async function measure({ prepare, act }: Way, email: string): Promise<number> {
  await prepare?.(email);
  const since = performance.now();
  await act(email);
  return performance.now() - since;
}

async function compare(way: Way): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = -warmUp; round < samples; round += 1) {
    const arms = [
      [known, way.existing],
      [unknown, () => unlike(way.existing)],
    ] as const;
    // They take turns in going first.
    for (const [times, address] of round % 2 === 0 ? arms : arms.toReversed()) {
      const time = await measure(way, await address());
      if (round >= 0) times.push(time);
    }
  }
  const [one, other] = [percentile(known, 0.5), percentile(unknown, 0.5)];
  const apart = Math.abs(one - other);
  const show = (ms: number) => `${ms.toFixed(2)} ms`;
  process.stdout.write(
    `${way.name.padEnd(26)} known ${show(one)}  unknown ${show(other)}  apart ${show(apart)}\n`,
  );
  return apart;
}

const chosen = ways.filter(({ name }) => name.startsWith(values.only));
process.stdout.write(`machine: ${await describeMachine(site.db)}\n`);
process.stdout.write(`${samples} samples an arm, in turn; medians\n`);
try {
  for (const way of chosen) if ((await compare(way)) > mayBeApart) process.exitCode = 1;
} finally {
  await site.close();
}
