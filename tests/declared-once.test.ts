import { expect, it } from 'vitest';
import * as z from 'zod';
import { openTestContext } from '~/db/testing/open-test-context';
import { streamSections } from '~/realtime/protocol/areas';
import { commands } from '~/realtime/protocol/commands';
import english from '~/locales/en-GB/settings.json' with { type: 'json' };
import { readSources } from './security/testing/read-sources';

const { context } = await openTestContext();

type Modules = Record<string, Record<string, unknown>>;

const settings: Modules = import.meta.glob('/domain/*/settings.ts', { eager: true });
const refusals: Modules = import.meta.glob('/domain/*/refusals.ts', { eager: true });
const retention: Modules = import.meta.glob('/domain/*/retention.ts', { eager: true });
const facts: Modules = import.meta.glob('/domain/*/events.ts', { eager: true });
const jobFiles: Modules = import.meta.glob('/jobs/*/*.job.ts', { eager: true });
const rateLimits: Modules = import.meta.glob('/app/*/rate-limits.ts', { eager: true });
const modals: Modules = import.meta.glob('/app/*/modals.ts', { eager: true });

/** Returns the exports of modules whose name has this ending. */
const exportsOf = (modules: Modules, ending: RegExp): object[] =>
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) =>
      ending.test(name) && typeof value === 'object' && value !== null ? [value] : [],
    );
const keysOf = (modules: Modules, ending: RegExp) =>
  exportsOf(modules, ending).flatMap(Object.keys);

const named = z.object({ name: z.string() });
const namesOf = (values: Iterable<object>) =>
  [...values].flatMap((value) => {
    const { data } = named.safeParse(value);
    return data ? [data.name] : [];
  });
const everything = /(?:)/;

/** Several commands may become one job. */
const jobs = new Set([
  ...exportsOf(jobFiles, everything),
  ...Object.values(commands).flatMap((command) => ('job' in command ? [command.job] : [])),
]);

const shaped = z.object({ shape: z.record(z.string(), z.unknown()) });
const settingKeys = exportsOf(settings, /Settings$/).flatMap((area) =>
  Object.keys(shaped.parse(area).shape),
);

/** Returns the names in the calls of a function. */
const writtenIn = (call: RegExp) =>
  readSources().flatMap(({ text }) => [...text.matchAll(call)].flatMap(([, name]) => name ?? []));
const transferReasons = writtenIn(/\bdefineTransferReason\('([^']+)'/g);

it.each<[string, string[]]>([
  ['setting', settingKeys],
  ['code of a refusal', keysOf(refusals, /Refusals$/)],
  ['kind of what goes after a time', keysOf(retention, /Retention$/)],
  ['rate limit', keysOf(rateLimits, /RateLimits$/)],
  ['modal', keysOf(modals, /^modals$/)],
  ['event of the stream', streamSections.flatMap(({ events }) => Object.keys(events))],
  ['fact', namesOf(exportsOf(facts, everything))],
  ['job', namesOf(jobs)],
  ['reason of a transfer', transferReasons],
  ['analytics event', writtenIn(/^\s*name: z\.literal\('([^']+)'\)/gm)],
])('declares no %s twice', (_kind, declared) => {
  expect(declared).not.toEqual([]);
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
});

it('has no two groups of the stream in one place of the document', () => {
  const orders = streamSections.map(({ order }) => order);
  expect(orders).toHaveLength(new Set(orders).size);
});

it('has no key for two purposes', () => {
  const keys = Object.values(context.keys).map((key) => key.toString('hex'));
  expect(keys).toHaveLength(new Set(keys).size);
});

it('calls each reason of a transfer by a name, and nothing else', () => {
  expect(Object.keys(english.reason).sort()).toEqual([...transferReasons].sort());
});
