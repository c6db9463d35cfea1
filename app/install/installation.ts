import { browserStore } from '../kit/browser/browser-store';

/** Set once somebody was shown how to install, or did. */
export const installedKey = 'installed';
const store = browserStore('localStorage', installedKey);

/** A browser that can install the site by itself hands over this event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Listens to what the browser says about installing; called once for a page. */
export function watchInstallation(): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    change('prompt' in event ? (event as InstallPrompt) : null);
  };
  const note = () => {
    markInstalled();
    change(null);
  };
  window.addEventListener('beforeinstallprompt', hold);
  window.addEventListener('appinstalled', note);
  // Opened from the home screen, it has been installed, whoever helped.
  if (matchMedia('(display-mode: standalone)').matches) markInstalled();
  return () => {
    window.removeEventListener('beforeinstallprompt', hold);
    window.removeEventListener('appinstalled', note);
  };
}

/** Whether the browser offers to install the site at a press. */
export function canPrompt(): boolean {
  return held !== null;
}

export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser to install the site; it asks the person. It can be asked once. */
export async function promptToInstall(): Promise<void> {
  const prompt = held;
  change(null);
  await prompt?.prompt();
}

export const isInstalled = (): boolean => store.read() === 'true';

export const markInstalled = (): void => store.write('true');

function change(prompt: InstallPrompt | null): void {
  held = prompt;
  for (const listener of listeners) listener();
}
