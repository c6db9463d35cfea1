import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/ui/feedback/notice';

const parameter = 'farewell';

/**
 * Shows a final message to a person whose account is closing, and deletes this browser's data about them.
 */
export function Farewell() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isRequested = new URLSearchParams(search).has(parameter);
  useEffect(() => {
    if (!isRequested) return;
    forgetLocalData();
    navigate(pathname, { replace: true, state: { [parameter]: true } });
  }, [isRequested, pathname, navigate]);
  return isRequested || wasFarewellRequested(location.state) ? <LastWord /> : null;
}

/** A separate component, because its strings are not loaded with the first page of a visit. */
function LastWord() {
  const { t } = useTranslation('account');
  return (
    <div className="mx-auto max-w-[1280px] px-4 pb-4 md:px-6 lg:px-8">
      <Notice kind="info">{t('farewell')}</Notice>
    </div>
  );
}

/** Checks the state of the history entry, because the parameter was removed from the address. */
function wasFarewellRequested(state: unknown): boolean {
  return typeof state === 'object' && state !== null && parameter in state;
}

/** Entries that a browser keeps for its next user: the language, and notices about the site and demo. */
const kept = new Set(['lng', 'installed', 'stand-in-told']);

/** Deletes the data that the browser stores about a person; where storage is forbidden there is none. */
function forgetLocalData(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
    void forgetDatabases();
  } catch {
    // Nothing could be stored in this case either.
  }
}

async function forgetDatabases(): Promise<void> {
  // Older browsers cannot list them, and the site works without.
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
