import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { readPageData } from './components/shell/read-page-data';
import { drawRestAtFirstSign } from './draw-rest';
import { replaceBrokenPictures } from './errors/replace-broken-pictures';
import { reportError, watchForErrors } from './errors/watch-for-errors';
import { firstPaint } from './first-paint';
import { createBrowserI18n } from './i18n/browser';
import { drawnModal } from './modals/drawn-modal';
import { createModalContents, ModalContentsContext } from './modals/modal-contents';
import { isModalName } from './modals/registry';

async function hydrate() {
  const modals = createModalContents();
  const drawn = drawnModal();
  const [i18n] = await Promise.all([
    createBrowserI18n(),
    // What the server has drawn must be at hand when the browser takes over.
    drawn !== undefined && isModalName(drawn) && modals.load(drawn),
    readPageData(),
    firstPaint(),
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <ModalContentsContext.Provider value={modals}>
            <RemixBrowser />
          </ModalContentsContext.Provider>
        </I18nextProvider>
      </StrictMode>,
      { onRecoverableError: reportUnlessEarly },
    );
  });
}

/** What is hydrated later is drawn anew when it changes before its turn; React says so, and nothing is wrong. */
function reportUnlessEarly(error: unknown): void {
  const isEarly =
    error instanceof Error && /#421\b|update before it finished hydrating/.test(error.message);
  if (!isEarly) reportError(error);
}

watchForErrors();
drawRestAtFirstSign();
replaceBrokenPictures();
void hydrate();
