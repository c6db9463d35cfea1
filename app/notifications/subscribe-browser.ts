type PushSupport = 'unsupported' | 'denied' | 'possible';

/** Checks whether this browser supports push notices. */
export function pushSupport(): PushSupport {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/**
 * Requests the person's permission and a push subscription. Call it only when they press the button.
 * Returns null if they refuse; throws if the browser reaches no push service.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // An earlier subscription under another key of the product receives nothing any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
