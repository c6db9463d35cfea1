export type RefreshResult = 'renewed' | 'ended' | 'unreachable';

let underWay: Promise<RefreshResult> | null = null;

/**
 * Renews this browser's session. However many ask at once, one request is made and all are told the
 * same; nobody is signed out because a network was away.
 */
export function refreshSession(): Promise<RefreshResult> {
  underWay ??= askForRefresh().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function askForRefresh(): Promise<RefreshResult> {
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
