import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';
import { Icon } from '../kit/ui/icons/icon';
import type { readConsentPage } from './server/read-consent-page.server';

type Shown = Awaited<ReturnType<typeof readConsentPage>>;
type State = Shown['states'][number];

/** Shows a person's consents, each of which they can change, and the history. */
export function ConsentPage({ states, events, isLive }: Shown) {
  const { t } = useTranslation('studio');
  return (
    <div className="mx-auto max-w-180 px-4 pb-10 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-3 pb-2 md:pt-8">{t('consent.title')}</h1>
      <p className="text-fg-2">{t('consent.lead')}</p>
      <ul className="mt-6 grid gap-4">
        {states.map((state) => (
          <li key={state.scope}>
            <ScopeCard state={state} isLive={isLive} />
          </li>
        ))}
      </ul>
      {events.length > 0 && (
        <section aria-labelledby="history" className="mt-8">
          <h2 id="history" className="type-h3">
            {t('consent.history')}
          </h2>
          <ol className="mt-3 grid gap-3">
            {events.map(({ id, scope, change, version, hash, at }) => (
              <li key={id} className="type-small">
                {t(`consent.change.${change}`, { scope: t(`consent.scope.${scope}`) })} ·{' '}
                <LocalTime at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
                <span className="type-caption text-fg-3 block font-mono break-all">
                  {t('consent.version', { version })} · {hash}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function ScopeCard({ state, isLive }: { state: State; isLive: boolean }) {
  const { t } = useTranslation('studio');
  const { scope, isGiven, at, text, hash } = state;
  return (
    <section aria-labelledby={scope} className="rounded-card border-line-2 bg-card border p-5">
      <h2 id={scope} className="text-[1.0625rem] font-[560]">
        {t(`consent.scope.${scope}`)}
      </h2>
      <p className="type-small text-fg-2 mt-1 flex items-center gap-2">
        <Icon name={isGiven ? 'check' : 'x'} size={16} className={isGiven ? 'text-ok' : ''} />
        {at === null ? (
          t('consent.never')
        ) : (
          <>
            {t(isGiven ? 'consent.given' : 'consent.withdrawn')}{' '}
            <LocalTime at={at} format={{ dateStyle: 'long' }} />
          </>
        )}
      </p>
      {/* The binding text; its language is English. */}
      <blockquote
        lang="en"
        className="border-line-2 text-fg-2 mt-3 border-s-2 ps-3 whitespace-pre-line"
      >
        {text}
      </blockquote>
      {isGiven ? (
        <Withdraw scope={scope} isLive={isLive} />
      ) : (
        <ActForm className="mt-4">
          <input type="hidden" name="scope" value={scope} />
          <input type="hidden" name="textHash" value={hash} />
          <SubmitButton kind="outline" name="change" value="give">
            {t('consent.agree')}
          </SubmitButton>
        </ActForm>
      )}
    </section>
  );
}

/** Withdraws a consent. Before that of a live twin, the consequences are read and confirmed. */
function Withdraw({ scope, isLive }: { scope: State['scope']; isLive: boolean }) {
  const { t } = useTranslation('studio');
  const form = (
    <ActForm className="mt-4">
      <input type="hidden" name="scope" value={scope} />
      <SubmitButton kind="outline" name="change" value="withdraw">
        {t(scope === 'twin' && isLive ? 'consent.take-down' : 'consent.withdraw')}
      </SubmitButton>
    </ActForm>
  );
  if (scope !== 'twin' || !isLive) return form;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer underline underline-offset-2">
        {t('consent.withdraw')}
      </summary>
      <p className="type-small text-fg-2 mt-2">{t('consent.consequences')}</p>
      {form}
    </details>
  );
}
