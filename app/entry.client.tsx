import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepPage } from './kit/connection/keep-page';
import { watchNetwork } from './kit/connection/reach';
import { replaceBrokenPictures } from './kit/ui/media/replace-broken-pictures';
import { reportError, watchForErrors } from './kit/errors/watch-for-errors';
import { firstInteraction } from './kit/rendering/first-interaction';
import { createBrowserI18n } from './kit/i18n/browser';
import { createModalContents, ModalContentsContext } from './kit/modals/modal-contents';
import { isModalName } from './kit/modals/modal-name';
import { modalFiles } from './modal-files';
import { modals } from './modal-names';
import { offerSearch } from './offers/offer-parameters';

async function hydrate() {
  await nextTask();
  const contents = createModalContents({ modals, files: modalFiles, searchToPassOn: offerSearch });
  const drawn = drawnModal();
  const loading = Promise.all([
    createBrowserI18n({ hasModal: drawn !== undefined }),
    // The modal that the server rendered must be loaded before hydration.
    drawn !== undefined && isModalName(modals, drawn) && contents.load(drawn),
  ]);
  await nextTask();
  await readPageData();
  const [i18n] = await loading;
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <ModalContentsContext.Provider value={contents}>
            <RemixBrowser />
          </ModalContentsContext.Provider>
        </I18nextProvider>
      </StrictMode>,
      { onRecoverableError: reportUnlessEarly },
    );
  });
}

/**
 * Returns the key of the modal that the server rendered into the page, if any. The age gate is a part of
 * the page and not a registered modal.
 */
function drawnModal(): string | undefined {
  return document.querySelector<HTMLElement>('[data-modal]:not([data-age-gate])')?.dataset['modal'];
}

/** Lets the browser do other waiting work first, for example handle a press. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits until the page's data can be rendered. RemixBrowser suspends its first render for the data, and a
 * key or click at that moment makes React abort hydration with its error 345. The promise that it throws is
 * awaited here; after that the render succeeds.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    await wait;
  }
}

/** Renders the content outside of the screen too (see near-only in utilities.css). */
function drawRest(): void {
  document.documentElement.dataset['drawn'] = '';
}

/**
 * Ignores one error of React: a part that is hydrated later is rendered again if it changes before that,
 * which is harmless.
 */
function reportUnlessEarly(error: unknown): void {
  const isEarly =
    error instanceof Error && /#421\b|update before it finished hydrating/.test(error.message);
  if (!isEarly) reportError(error);
}

watchForErrors();
watchNetwork();
keepPage();
void firstInteraction().then(drawRest);
replaceBrokenPictures();
void hydrate();
