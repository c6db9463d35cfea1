import { browserStore } from '../kit/browser/browser-store';

/** The storage key that is set once a person has seen the installation steps or has installed the site. */
export const installedKey = 'installed';
const store = browserStore('localStorage', installedKey);

/** The event of a browser that can install the site itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Listens to the browser's installation events; called once per page. */
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
  // A site opened from the home screen was installed, by whatever way.
  if (matchMedia('(display-mode: standalone)').matches) markInstalled();
  return () => {
    window.removeEventListener('beforeinstallprompt', hold);
    window.removeEventListener('appinstalled', note);
  };
}

/** Checks whether the browser can install the site at a press. */
export function canPrompt(): boolean {
  return held !== null;
}

export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's installation prompt, which can be used only once. */
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
