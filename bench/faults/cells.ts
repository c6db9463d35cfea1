import { failureNames, freezeNames, frozenMs, isFreeze, type FaultName } from './faults';
import { createRandom, pick } from './random';
import type { Cell } from './run-cell';

interface Size {
  conversations: number;
  messages: number;
  everyMs: number;
  /** Messages that are queued at the same time under pressure. */
  pressure: number;
}

/** The full size, and the one for which CI has time. */
export const sizes = {
  full: { conversations: 200, messages: 20, everyMs: 5_000, pressure: 10_000 },
  small: { conversations: 12, messages: 5, everyMs: 1_500, pressure: 300 },
} satisfies Record<string, Size>;

/** The size of a long run: few people with few messages and constant faults. */
const soakSize = { conversations: 40, messagesAMinute: 2, everyMs: 10_000 };

/** The number of messages that the gateway accepts from one person per second. */
const messagesUnderPressure = 10;

const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);

type Plan = (random: () => number, minutes: number) => FaultName[];

const plans = {
  'each kind in turn': () => failureNames,
  'all kinds at random': (random) => failureNames.map(() => pick(random, failureNames)),
  'worker killed': () => ['kill a worker'],
  'worker killed repeatedly': () => often(6, 'kill a worker'),
  'PostgreSQL restarted': () => ['restart PostgreSQL'],
  'Redis restarted': () => ['restart Redis'],
  pressure: () => [],
  'freeze the relay leader': () => often(2, 'freeze the relay leader at a power of ten'),
  'freeze each process': () => [
    'freeze web',
    'freeze the first gateway',
    'freeze the second gateway',
    'freeze the first worker',
    'freeze the second worker',
  ],
  'freeze Redis': () => ['freeze Redis', 'Redis is silent to some'],
  'freeze PostgreSQL': () => ['freeze PostgreSQL'],
  soak: kindsAtRandomFor,
} satisfies Record<string, Plan>;

/** Returns random kills and freezes of all kinds for a number of minutes. */
function kindsAtRandomFor(random: () => number, minutes: number): FaultName[] {
  const names: FaultName[] = [];
  let left = minutes * 60_000;
  while (left > 0) {
    const name = pick(random, [...failureNames, ...freezeNames]);
    left -= soakSize.everyMs + (isFreeze(name) ? frozenMs : 0);
    names.push(name);
  }
  return names;
}

const cellNames = Object.keys(plans) as (keyof typeof plans)[];
/** The cells that run by default. */
export const usualCells = cellNames.filter((name) => name !== 'soak');

/** Returns the cells whose name or a word of it is requested. The seed determines the faults of each. */
export function planCells(names: string[], size: Size, seed: number, minutes: number): Cell[] {
  return cellNames
    .filter((name) => [name, ...name.split(' ')].some((word) => names.includes(word)))
    .map((name, index) => {
      const cell = {
        name,
        seed: seed * 1_000 + index,
        faults: plans[name](createRandom(seed), minutes),
      };
      if (name === 'soak') {
        const { messagesAMinute, ...rest } = soakSize;
        return { ...cell, ...rest, messages: messagesAMinute * minutes, isPressure: false };
      }
      if (name !== 'pressure') return { ...cell, ...size, isPressure: false };
      const conversations = size.pressure / messagesUnderPressure;
      return {
        ...cell,
        conversations,
        messages: messagesUnderPressure,
        everyMs: size.everyMs,
        isPressure: true,
      };
    });
}
