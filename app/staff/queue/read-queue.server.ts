import type { QueueResource } from '~/domain/staff/queue/claims';
import { countQueue, findQueued, listQueue, type QueueItem } from '~/domain/staff/queue/list-queue';
import { isPermitted } from '~/domain/staff/permissions';
import type { Asking } from '../resources/define-resource.server';
import { mayAct } from '../resources/may-act.server';
import type { Resource } from '../resources/resource.server';
import type { Tone } from '../resources/shown';
import type { Words } from '../resources/words.server';
import type { ClaimShown, QueuedThingShown, QueueItemShown, QueueShown } from './shown';

type Waiting = Resource & { queue: NonNullable<Resource['queue']> };

/** Returns the resources whose items wait in the queue and are shown to a member of staff. */
export const queuedResources = (
  resources: readonly Resource[],
  { staff }: Pick<Asking, 'staff'>,
): Waiting[] =>
  resources.filter(
    (one): one is Waiting => one.queue !== null && isPermitted(staff.role, one.permission),
  );

/** Returns the resources of a view that the member of staff may decide. */
export const decidedResources = (
  resources: readonly Resource[],
  asking: Pick<Asking, 'staff'>,
  view: string,
): QueueResource[] =>
  inView(queuedResources(resources, asking), view)
    .filter(({ queue }) => mayAct(asking.staff.role, queue.decides))
    .map(({ queue }) => queue.resource);

const inView = (waiting: Waiting[], view: string) =>
  view === 'all' ? waiting : waiting.filter(({ name }) => name === view);

/** Reads the list of what waits in a view. */
export async function readQueue(
  resources: readonly Resource[],
  asking: Asking,
  view: string,
  current?: { name: string; id: string },
): Promise<QueueShown> {
  const { context, words } = asking;
  const waiting = queuedResources(resources, asking);
  const shown = inView(waiting, view);
  const [items, counts] = await Promise.all([
    listQueue(
      context.domain,
      shown.map(({ queue }) => queue.resource),
    ),
    countQueue(context.domain),
  ]);
  const countOf = (of: Waiting[]) =>
    of.reduce((sum, { queue }) => sum + (counts[queue.resource] ?? 0), 0);
  const viewOf = (name: string, label: string, of: Waiting[]) => ({
    to: name === 'all' ? '/admin/queue' : `/admin/queue?kind=${name}`,
    label,
    count: words('resource.number', { number: countOf(of) }),
    isCurrent: name === view,
  });
  return {
    view,
    views: [
      viewOf('all', words('queue.all'), waiting),
      ...waiting.map((one) => viewOf(one.name, words(`${one.name}.title`), [one])),
    ],
    count: words('queue.count', { count: countOf(shown) }),
    items: items.map((item) => itemShown(item, { asking, waiting, view, current })),
    mayTake: decidedResources(resources, asking, view).length > 0,
  };
}

interface Around {
  asking: Asking;
  waiting: Waiting[];
  view: string;
  current: { name: string; id: string } | undefined;
}

function itemShown(item: QueueItem, { asking, waiting, view, current }: Around): QueueItemShown {
  const { words, staff, context } = asking;
  const now = context.domain.now();
  const resource = waiting.find(({ queue }) => queue.resource === item.resource);
  const name = resource?.name ?? '';
  const isOwn = item.claimed_by === staff.staffId;
  return {
    key: `${name} ${item.thing_id}`,
    to: `/admin/${name}/${item.thing_id}?queue=${view}`,
    title: resource?.queue.label(item.label, words) ?? item.label,
    about: [words(`${name}.title`), item.reference].filter(Boolean).join(' · '),
    ...gravityOf(item, { now, words }),
    holder:
      item.claimed_until && !isOwn
        ? words('queue.held', { name: item.email, left: leftUntil(item.claimed_until, now, words) })
        : null,
    isOwn,
    isCurrent: name === current?.name && item.thing_id === current.id,
  };
}

const gravities: Record<number, { name: string; tone: Tone }> = {
  1: { name: 'low', tone: 'quiet' },
  2: { name: 'medium', tone: 'info' },
  3: { name: 'high', tone: 'amber' },
  4: { name: 'critical', tone: 'danger' },
};

/** Returns the gravity of a thing and its clock, which is amber in the last quarter. */
function gravityOf(
  { gravity, due_at, waits_since }: Pick<QueueItem, 'gravity' | 'due_at' | 'waits_since'>,
  { now, words }: { now: Date; words: Words },
): ClaimShown['gravity'] {
  const { name, tone } = gravities[gravity] ?? { name: 'low', tone: 'quiet' as const };
  const left = due_at.getTime() - now.getTime();
  const isLittle = left < (due_at.getTime() - waits_since.getTime()) / 4;
  return {
    gravity: words(`flags.severity.${name}`),
    tone,
    clock:
      left < 0
        ? words('queue.late', { left: durationOf(-left, words) })
        : words('queue.left', { left: durationOf(left, words) }),
    clockTone: left < 0 ? 'danger' : isLittle ? 'amber' : 'quiet',
  };
}

const minute = 60_000;
const leftUntil = (at: Date, now: Date, words: Words) =>
  durationOf(at.getTime() - now.getTime(), words);

/** Returns a duration in its largest unit. */
function durationOf(ms: number, words: Words): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 60) return words('queue.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? words('queue.hours', { count: hours })
    : words('queue.days', { count: Math.round(hours / 24) });
}

/** Reads the queue beside one of its things, and who has claimed that. */
export async function readQueuedThing(
  resources: readonly Resource[],
  resource: Resource,
  asking: Asking,
  { id, view }: { id: string; view: string },
): Promise<QueuedThingShown | null> {
  if (!resource.queue) return null;
  const { context, staff, words } = asking;
  const [queue, item] = await Promise.all([
    readQueue(resources, asking, view, { name: resource.name, id }),
    findQueued(context.domain, { resource: resource.queue.resource, id }),
  ]);
  if (!item) return { queue, claim: null };
  const mayTake = mayAct(staff.role, resource.queue.decides);
  const gravity = gravityOf(item, { now: context.domain.now(), words });
  if (!item.claimed_until) {
    return { queue, claim: { state: 'none', text: words('queue.free'), gravity, mayTake } };
  }
  const until = item.claimed_until.toISOString().slice(11, 16);
  const isOwn = item.claimed_by === staff.staffId;
  const text = isOwn
    ? words('queue.yours', { until })
    : words('queue.theirs', { name: item.email, until });
  return { queue, claim: { state: isOwn ? 'own' : 'other', text, gravity, mayTake } };
}
