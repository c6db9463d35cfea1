import type { DataExportsRow } from '~/db/rows';
import { refuse, type Refusal } from './refusals';

/** How far an export has come. */
export type DataExport = Pick<
  DataExportsRow,
  'state' | 'requested_at' | 'leased_until' | 'ready_at' | 'expires_at' | 'bytes'
>;

interface RequestFacts {
  /** The one they asked for last, if they did. */
  latest: Pick<DataExport, 'state' | 'requested_at'> | undefined;
  /** Whether who asks has just proved that it is them. */
  isProved: boolean;
  /** The shortest time from one to the next. */
  intervalSeconds: number;
}

/** Whether another archive is written: one at a time, and no more often than the settings say. */
export function decideExportRequest(
  { latest, isProved, intervalSeconds }: RequestFacts,
  now: Date,
): { ok: true } | Refusal<'proof-required' | 'export-in-progress' | 'export-too-soon'> {
  if (!isProved) return refuse('proof-required');
  if (latest?.state === 'requested') return refuse('export-in-progress');
  const wait = latest ? exportWait(latest, { intervalSeconds, now }) : 0;
  return wait > 0 ? refuse('export-too-soon', { retryAfterSeconds: wait }) : { ok: true };
}

/** Seconds until another one may be asked for; 0 when it may be now. */
export function exportWait(
  { requested_at }: Pick<DataExport, 'requested_at'>,
  { intervalSeconds, now }: { intervalSeconds: number; now: Date },
): number {
  const passed = (now.getTime() - requested_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(intervalSeconds - passed));
}

export type ExportEvent =
  /** Somebody begins to write it, and holds the work for so long. */
  | { kind: 'claimed'; leaseSeconds: number }
  /** They failed. */
  | { kind: 'released' }
  /** The archive is there, for so long. */
  | { kind: 'written'; bytes: number; keptSeconds: number }
  /** The archive is gone. */
  | { kind: 'removed' };

/**
 * What is noted of an export; null where it stays as it is. It is written once, and gone once its time
 * is over: what is gone does not come back.
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
