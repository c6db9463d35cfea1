import clsx from 'clsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { InstallPicture } from '../install-picture';
import { canPrompt, onPromptChange, promptToInstall } from '../installation';
import { platformOf, platforms, type Platform } from '../platform';
import { useSite } from '../../kit/site/use-site';
import { Button } from '../../kit/ui/buttons/button';
import { ModalLink } from '../../kit/modals/modal-link';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { ModalTitle } from '../../kit/modals/modal-title';

const metaSchema = z.object({ platform: z.optional(z.enum(platforms)) });

/** Shows how to add the site to a home screen, per platform; the person's own platform is shown first. */
export default function InstallAppModal() {
  const { t } = useTranslation('welcome');
  const { product } = useSite();
  const chosen = useModalMeta(metaSchema)?.platform;
  const own = useOwnPlatform();
  const platform = chosen ?? own;
  const steps = t(`install.${platform}.steps`, { returnObjects: true }) as string[];
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">
        {t('install.title', { product: product.name })}
      </ModalTitle>
      <nav aria-label={t('install.platforms')} className="border-line mt-5 flex gap-6 border-b">
        {platforms.map((name) => (
          <PlatformLink key={name} platform={name} isShown={name === platform} />
        ))}
      </nav>
      <div className="mt-5">
        <InstallPicture platform={platform} />
        <h3 className="type-h3 mt-5">{t(`install.${platform}.title`)}</h3>
        <p className="text-fg-2 mt-1.5">{t(`install.${platform}.text`)}</p>
        <ol className="mt-4 space-y-3">
          {steps.map((step, index) => (
            <li key={step} className="flex items-center gap-3">
              <span className="bg-veil-2 flex size-7 shrink-0 items-center justify-center rounded-full text-[0.8125rem] font-[600] tabular-nums">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {platform !== 'ios' && <InstallNow />}
      </div>
    </div>
  );
}

function PlatformLink({ platform, isShown }: { platform: Platform; isShown: boolean }) {
  const { t } = useTranslation('welcome');
  return (
    <ModalLink
      modal="installAppModal"
      meta={{ platform }}
      replace
      isCurrent={isShown}
      className={clsx(
        'rounded-small -mb-px border-b-2 pb-2.5 text-[0.9375rem] font-[520] transition duration-120',
        isShown ? 'border-rose text-fg' : 'text-fg-3 hover:text-fg border-transparent',
      )}
    >
      {t(`install.${platform}.tab`)}
    </ModalLink>
  );
}

/** Shows an install button in browsers that can install at a press. */
function InstallNow() {
  const { t } = useTranslation('welcome');
  const isOffered = useSyncExternalStore(onPromptChange, canPrompt, () => false);
  if (!isOffered) return null;
  return (
    <Button
      size="large"
      icon="download"
      className="mt-6 w-full"
      onClick={() => void promptToInstall()}
    >
      {t('install.now')}
    </Button>
  );
}

/** Returns the platform by the request's user agent, and by the device itself once scripts run. */
function useOwnPlatform(): Platform {
  const { platform } = useSite();
  const [own, setOwn] = useState(platform);
  useEffect(() => setOwn(platformOf(navigator.userAgent, navigator.maxTouchPoints)), []);
  return own;
}
