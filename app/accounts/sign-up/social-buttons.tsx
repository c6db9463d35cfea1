import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AccountType } from '~/domain/viewers/schema';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { rememberProvider } from '../intents';

interface SocialButtonsProps {
  /** The person's destination afterwards: a path of this site. */
  redirectTo: string;
  accountType?: AccountType | undefined;
  /** Buttons side by side under a title, or one below the other with their full texts. */
  layout?: 'row' | 'list';
}

/**
 * Shows links to sign in with social providers. They are links because they leave the site and work
 * without JavaScript. Shows nothing where no provider is configured.
 */
export function SocialButtons({ redirectTo, accountType, layout = 'row' }: SocialButtonsProps) {
  const { t } = useTranslation('trust');
  const { socialProviders } = useSite();
  if (socialProviders.length === 0) return null;
  const query = new URLSearchParams({ redirectTo, ...(accountType && { accountType }) });
  return (
    <div className="@container">
      <ul className={layout === 'row' ? 'grid auto-cols-fr grid-flow-col gap-2' : 'grid gap-2.5'}>
        {socialProviders.map(({ id, name, segment }) => (
          <li key={id} className="min-w-0">
            <a
              href={`/api/v1/auth/${segment}/login?${query}`}
              aria-label={t('social.with', { provider: name })}
              onClick={() => rememberProvider(id)}
              className={buttonClass(
                { kind: 'outline', size: layout === 'row' ? 'medium' : 'large' },
                layout === 'row' ? 'w-full px-2!' : 'w-full px-3!',
              )}
            >
              <ProviderMark name={name} giveWay={layout === 'row'} />
              <span className="truncate">
                {layout === 'row' ? name : t('social.with', { provider: name })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="type-caption text-fg-3 mt-2.5 text-center">{t('social.adult')}</p>
    </div>
  );
}

/** Separates the social buttons from the form below them. */
export function SocialDivider() {
  const { t } = useTranslation('trust');
  const { socialProviders } = useSite();
  if (socialProviders.length === 0) return null;
  return (
    <div className="type-small text-fg-3 my-4 flex items-center gap-4">
      <span className="bg-line-2 h-px flex-1" />
      {t('social.or')}
      <span className="bg-line-2 h-px flex-1" />
    </div>
  );
}

/** Shows the provider's initial instead of its logo, because the operator must clear the use of logos. */
function ProviderMark({ name, giveWay }: { name: string; giveWay: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'bg-veil-2 text-fg flex size-6 shrink-0 items-center justify-center rounded-full text-[0.75rem] font-[650]',
        // The name is more useful where there is no room for both.
        giveWay && '@max-xs:hidden',
      )}
    >
      {name.charAt(0)}
    </span>
  );
}
