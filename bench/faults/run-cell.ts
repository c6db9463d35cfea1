import { setTimeout as delay } from 'node:timers/promises';
import type { DomainContext } from '~/domain/shared/context';
import { compare, type Findings } from './compare';
import { faults, frozenMs, isFreeze, type FaultName, type Outage } from './faults';
import { readReceived, signUpNewcomers } from './newcomers';
import { createRandom } from './random';
import type { Stack } from './stack';
import { longestStall } from './stalls';
import { makeTalkers, talk, type Talker } from './talkers';

export interface Cell {
  name: string;
  conversations: number;
  messages: number;
  /** The faults in order, at regular intervals. */
  faults: FaultName[];
  everyMs: number;
  seed: number;
  /** True if people send all messages at the same time, without waiting. */
  isPressure: boolean;
}

export interface CellResult {
  findings: Findings;
  /** Seconds from the last fault until every client showed its whole thread. */
  caughtUpAfter: number | null;
  /** The longest wait for a confirmation in seconds, without outages of required parts. */
  longestStall: number;
  /** The latest errors of messages that were refused or never settled, and the clients astray. */
  complaints: string[];
}

/** The maximum wait in milliseconds after the last fault until everything is settled. */
const patienceMs = 120_000;
const lookEveryMs = 500;
/** The maximum additional milliseconds for processing the messages, however long the run was. */
const longestRunMs = 300_000;
/**
 * Messages per second of all people during the faults: the rate that one machine handles without a queue.
 */
const messagesPerSecond = 40;
/** Milliseconds that a message and its reply may take on a machine under load. */
const msPerMessage = 50;
/** The number of talkers per sign-up during the run. */
const talkersPerNewcomer = 4;

/**
 * Lets people talk while faults happen, waits until everything is settled, and compares the results.
 * Reports its progress.
 */
export async function runCell(
  context: DomainContext,
  stack: Stack,
  cell: Cell,
  report: (text: string) => void,
): Promise<CellResult> {
  const random = createRandom(cell.seed);
  const talkers = await makeTalkers(context, stack, cell.conversations, random);
  const conversations = talkers.flatMap(({ tabs }) => tabs);
  const before = await readReceived(stack.sandboxUrl);
  const frozen = cell.faults.filter(isFreeze).length * frozenMs;
  const faultsMs = cell.everyMs * cell.faults.length + frozen;
  const talkMs = (1000 * cell.conversations * cell.messages) / messagesPerSecond;
  const runMs = Math.max(faultsMs + cell.everyMs, talkMs);
  let isOver = false;
  const talking = talkers.map((talker) =>
    talk(talker, planMoments(cell, runMs, random), {
      isPressure: cell.isPressure,
      isOver: () => isOver,
    }),
  );
  const signing = signUpNewcomers(
    context,
    Array.from(
      { length: Math.floor(cell.conversations / talkersPerNewcomer) },
      () => random() * runMs,
    ),
  );
  const outages: Outage[] = [];
  let lastFault = performance.now();
  await delay(cell.isPressure ? 0 : runMs - faultsMs - cell.everyMs);
  for (const [index, name] of cell.faults.entries()) {
    await delay(cell.everyMs);
    report(`${index + 1} of ${cell.faults.length}: ${name}`);
    await faults[name]({ stack, conversations, outages, random });
    lastFault = performance.now();
  }
  const answeringMs = cell.conversations * cell.messages * msPerMessage;
  const deadline = lastFault + Math.min(runMs, longestRunMs) + patienceMs + answeringMs;
  const look = async () => {
    const newcomers = await signing;
    const after = await readReceived(stack.sandboxUrl);
    return compare(context, { talkers, newcomers, before, after });
  };
  const caughtUpAt = await waitUntilQuiet(talkers, {
    look,
    deadline,
    talking: Promise.all(talking),
    report,
  });
  isOver = true;
  const { findings, astray } = await look();
  for (const { tabs, stream } of talkers) {
    stream.close();
    for (const tab of tabs) tab.close();
  }
  return {
    findings,
    longestStall: longestStall(conversations, outages),
    complaints: [...new Set(conversations.flatMap((tab) => tab.complaints())), ...astray],
    caughtUpAfter: caughtUpAt === null ? null : Math.max(0, caughtUpAt - lastFault) / 1000,
  };
}

/** The findings that must become zero before the run ends. */
const awaited = [
  'unanswered',
  'clients astray',
  'streams astray',
  'not mailed',
  'not counted',
] as const;

/**
 * Returns the times at which one person sends messages, from the start until shortly after the last fault.
 */
function planMoments({ messages, isPressure }: Cell, runMs: number, random: () => number) {
  const moments = Array.from({ length: messages }, () => (isPressure ? 0 : random() * runMs));
  return moments.sort((one, other) => one - other);
}

/**
 * Returns the time at which all messages were sent and answered and every tab showed it; null after the
 * deadline.
 */
async function waitUntilQuiet(
  talkers: Talker[],
  {
    look,
    deadline,
    talking,
    report,
  }: {
    look: () => ReturnType<typeof compare>;
    deadline: number;
    talking: Promise<unknown>;
    report: (text: string) => void;
  },
): Promise<number | null> {
  let isTalking = true;
  void talking.then(() => (isTalking = false));
  let lastReport = '';
  const logOnce = (text: string) => {
    if (text !== lastReport) report(text);
    lastReport = text;
  };
  while (performance.now() < deadline) {
    await delay(lookEveryMs);
    const unsettled = talkers.filter(({ tabs }) => !tabs.every((tab) => tab.isSettled()));
    if (isTalking || unsettled.length > 0) {
      logOnce(`waits for ${unsettled.length} people who have yet to say all, or to hear of it`);
      continue;
    }
    const compared = await look().catch(() => null);
    const findings = compared?.findings;
    const left = awaited.filter((column) => findings?.[column] !== 0);
    if (findings && left.length === 0) return performance.now();
    logOnce(`waits for ${left.map((column) => `${findings?.[column] ?? '?'} ${column}`).join()}`);
  }
  return null;
}
