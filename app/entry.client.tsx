import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { readPageData } from './components/shell/read-page-data';
import { watchForErrors } from './errors/watch-for-errors';
import { createBrowserI18n } from './i18n/browser';
import { createModalContents, ModalContentsContext } from './modals/modal-contents';
import { isModalName } from './modals/registry';

async function hydrate() {
  const modals = createModalContents();
  const drawn = document.querySelector<HTMLElement>('[data-modal]')?.dataset['modal'];
  const [i18n] = await Promise.all([
    createBrowserI18n(),
    // What the server has drawn must be at hand when the browser takes over.
    drawn !== undefined && isModalName(drawn) && modals.load(drawn),
    readPageData(),
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
    );
  });
}

watchForErrors();
void hydrate();
