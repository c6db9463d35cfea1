import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepPage } from './kit/connection/keep-page';
import { watchNetwork } from './kit/connection/reach';
import { readPageData } from './kit/rendering/read-page-data';
import { replaceBrokenPictures } from './kit/ui/media/replace-broken-pictures';
import { reportError, watchForErrors } from './kit/errors/watch-for-errors';
import { firstInteraction } from './kit/rendering/first-interaction';
import { createBrowserI18n } from './kit/i18n/browser';
import { drawnModal } from './kit/modals/drawn-modal';
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
    // What the server has drawn must be at hand when the browser takes over.
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

/** Lets the browser do what else waits, a press of somebody perhaps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Has what lies off the screen drawn, too (see near-only in utilities.css). */
function drawRest(): void {
  document.documentElement.dataset['drawn'] = '';
}

/** What is hydrated later is drawn anew when it changes before its turn; React says so, and nothing is wrong. */
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
