import { Trans, useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';

/** Invites a visitor to sign up, between two sections. */
export function JoinNudge() {
  const { t } = useTranslation('characters');
  const { viewer, welcomeTokens } = useSite();
  if (viewer.kind !== 'visitor') return null;
  return (
    <section
      aria-labelledby="join-title"
      className="rounded-card border-line-2 bg-invite shadow-card mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border p-5 md:mt-9.5 md:px-7"
    >
      <div className="max-w-140">
        <h2 id="join-title" className="type-h2">
          <Trans t={t} i18nKey="join.title" components={{ phrase: <em /> }} />
        </h2>
        <p className="text-fg-2 mt-2">
          {welcomeTokens > 0 ? (
            <Trans
              t={t}
              i18nKey="join.tokens"
              count={welcomeTokens}
              components={{ token: <TokenGlyph className="mx-0.5 size-4 align-[-3px]" /> }}
            />
          ) : (
            t('join.plain')
          )}
        </p>
      </div>
      <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light' })}>
        {t('join.action')}
      </ModalLink>
    </section>
  );
}
