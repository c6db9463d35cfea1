export type RefreshResult = 'renewed' | 'ended' | 'unreachable';

let underWay: Promise<RefreshResult> | null = null;

/**
 * Renews this browser's session. Concurrent calls share one request and its result. A network failure never
 * signs the person out.
 */
export function refreshSession(): Promise<RefreshResult> {
  underWay ??= requestRefresh().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function requestRefresh(): Promise<RefreshResult> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    const response = await fetch('/api/v1/auth/refresh', {
      credentials: 'include',
      headers: { 'x-timezone': timeZone },
    });
    if (response.ok) return 'renewed';
    return response.status === 401 || response.status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
