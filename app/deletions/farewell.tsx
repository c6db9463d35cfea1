import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/ui/feedback/notice';

const parameter = 'farewell';

/** The last word to somebody whose account is closing; what this browser kept of them goes, too. */
export function Farewell() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).has(parameter);
  useEffect(() => {
    if (!isAsked) return;
    forgetLocalData();
    navigate(pathname, { replace: true, state: { [parameter]: true } });
  }, [isAsked, pathname, navigate]);
  return isAsked || wasAsked(location.state) ? <LastWord /> : null;
}

/** Apart, for its words are among those that the first page of a visit does without. */
function LastWord() {
  const { t } = useTranslation('account');
  return (
    <div className="mx-auto max-w-[1280px] px-4 pb-4 md:px-6 lg:px-8">
      <Notice kind="info">{t('farewell')}</Notice>
    </div>
  );
}

/** The address has been cleaned, and the history entry remembers. */
function wasAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && parameter in state;
}

/** What a browser keeps for whoever uses it next: the language, and what it was told of site and demo. */
const kept = new Set(['lng', 'installed', 'stand-in-told']);

/** Forgets what the browser stored of a person; where storage is forbidden there is nothing. */
function forgetLocalData(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
    void forgetDatabases();
  } catch {
    // Nothing could be stored either.
  }
}

async function forgetDatabases(): Promise<void> {
  // Older browsers cannot list them, and the site works without.
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
