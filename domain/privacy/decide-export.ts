import type { DataExportsRow } from '~/db/rows';
import { refuse, type Refusal } from './refusals';

/** The state of an export. */
export type DataExport = Pick<
  DataExportsRow,
  'state' | 'requested_at' | 'leased_until' | 'ready_at' | 'expires_at' | 'bytes'
>;

interface RequestFacts {
  /** The person's last export, if any. */
  latest: Pick<DataExport, 'state' | 'requested_at'> | undefined;
  /** True when the person has just proved their identity. */
  isProved: boolean;
  /** The minimum time between two exports. */
  intervalSeconds: number;
}

/** Decides whether another archive is written: one at a time, and no more often than the settings allow. */
export function decideExportRequest(
  { latest, isProved, intervalSeconds }: RequestFacts,
  now: Date,
): { ok: true } | Refusal<'proof-required' | 'export-in-progress' | 'export-too-soon'> {
  if (!isProved) return refuse('proof-required');
  if (latest?.state === 'requested') return refuse('export-in-progress');
  const wait = latest ? exportWait(latest, { intervalSeconds, now }) : 0;
  return wait > 0 ? refuse('export-too-soon', { retryAfterSeconds: wait }) : { ok: true };
}

/** Returns the seconds until another export may be requested; 0 when it may now. */
export function exportWait(
  { requested_at }: Pick<DataExport, 'requested_at'>,
  { intervalSeconds, now }: { intervalSeconds: number; now: Date },
): number {
  const passed = (now.getTime() - requested_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(intervalSeconds - passed));
}

export type ExportEvent =
  /** A worker begins to write it and holds a lease for this time. */
  | { kind: 'claimed'; leaseSeconds: number }
  /** The worker failed. */
  | { kind: 'released' }
  /** The archive is ready and kept for this time. */
  | { kind: 'written'; bytes: number; keptSeconds: number }
  /** The archive was removed. */
  | { kind: 'removed' };

/**
 * Decides the change of an export by an event; null for no change. It is written once, and expires after
 * its time for good.
 */
export function decideExport(
  { state, leased_until, expires_at }: DataExport,
  event: ExportEvent,
  now: Date,
): Partial<DataExport> | null {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  if (event.kind === 'removed') {
    const isOver = state === 'ready' && expires_at !== null && expires_at <= now;
    return isOver ? { state: 'expired' } : null;
  }
  if (state !== 'requested') return null;
  switch (event.kind) {
    case 'claimed': {
      const isFree = leased_until === null || leased_until <= now;
      return isFree ? { leased_until: after(event.leaseSeconds) } : null;
    }
    case 'released':
      return { leased_until: null };
    case 'written': {
      const expiresAt = after(event.keptSeconds);
      const { bytes } = event;
      return { state: 'ready', ready_at: now, expires_at: expiresAt, bytes, leased_until: null };
    }
  }
}
