import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { signUp } from '~/domain/accounts/sign-up';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** A person who signed up during faults. One mail and one analytics event are expected for them. */
export interface Newcomer {
  email: string;
  userId: string;
}

/**
 * Signs people up at these times, in milliseconds from now. A person whose transaction fails is not
 * counted.
 */
export async function signUpNewcomers(
  context: DomainContext,
  moments: number[],
): Promise<Newcomer[]> {
  const signed = await Promise.all(
    moments.map(async (moment) => {
      await delay(moment);
      return signUpOne(context).catch(() => null);
    }),
  );
  return signed.filter((one) => one !== null);
}

async function signUpOne(context: DomainContext): Promise<Newcomer> {
  const email = `${newId()}@example.com`;
  const { user } = await signUp(context, { email, password: newId(), accountType: 'User' });
  await noteAnalytics(
    context,
    { userId: user.id, actorId: user.id, allowsAnalytics: true },
    { name: 'registration-completed', properties: { source: 'manual', flow: 'faults' } },
  );
  return { email, userId: user.id };
}

const mailsSchema = z.array(
  z.object({ to: z.string(), headers: z.object({ 'message-id': z.string() }) }),
);
const eventsSchema = z.array(z.object({ userId: z.string() }));
const countsSchema = z.object({ model: z.number().default(0), analytics: z.number().default(0) });

/**
 * The data that providers received: the message ids of mails by address, and the people with an analytics
 * event. A mail whose acceptance was lost is sent again under its id, by which mailboxes recognise it.
 */
export interface Received {
  mails: Map<string, Set<string>>;
  counted: Set<string>;
  /** Requests since the sandbox started. */
  modelCalls: number;
  analyticsCalls: number;
}

/** Reads from the sandbox what the simulated providers have received. */
export async function readReceived(sandboxUrl: string): Promise<Received> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${sandboxUrl}${path}`)).json();
  const mails = new Map<string, Set<string>>();
  for (const { to, headers } of mailsSchema.parse(await read('/inbox.json'))) {
    mails.set(to, (mails.get(to) ?? new Set()).add(headers['message-id']));
  }
  const events = eventsSchema.parse(await read('/analytics/events.json'));
  const { model, analytics } = countsSchema.parse(await read('/records/counts.json'));
  return {
    mails,
    counted: new Set(events.map(({ userId }) => userId)),
    modelCalls: model,
    analyticsCalls: analytics,
  };
}
