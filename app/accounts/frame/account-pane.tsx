import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { Badge } from '../../kit/ui/marks/badge';

interface AccountPaneProps {
  /** The heading element, so that a dialog can be labelled by it. */
  title: ReactNode;
  subtitle: ReactNode;
  children: ReactNode;
}

/** Shows a portrait with the slogan and the form beside it; on a phone the portrait is at the top. */
export function AccountPane({ title, subtitle, children }: AccountPaneProps) {
  const { t } = useTranslation('accounts');
  const { invitePicture } = useSite();
  return (
    <div className="md:grid md:grid-cols-[minmax(0,356px)_minmax(0,1fr)]">
      <div className="max-md:short:h-24 relative max-md:h-47 max-md:overflow-hidden">
        {invitePicture && (
          <picture>
            <source media="(max-width: 767px)" srcSet={invitePicture.wide} />
            <img
              src={invitePicture.tall}
              alt=""
              {...{ fetchpriority: 'high' }}
              className="absolute inset-0 size-full object-cover object-[50%_22%] max-md:[mask-image:linear-gradient(#000_40%,transparent_96%)] max-md:object-[64%_24%]"
            />
          </picture>
        )}
        <div className="media-foot absolute inset-x-0 bottom-0 p-7 pt-24 max-md:hidden">
          <Badge kind="info" icon="sparkles">
            {t('adults-only')}
          </Badge>
          <p className="font-display mt-3 text-[1.625rem]/8 font-[420] text-balance">
            <Trans t={t} i18nKey="promise" components={{ phrase: <em className="block" /> }} />
          </p>
        </div>
      </div>
      <div className="relative px-4 pb-7 max-md:-mt-3 md:px-10 md:py-9.5">
        {title}
        <p className="text-fg-2 mt-2 mb-6">{subtitle}</p>
        {children}
      </div>
    </div>
  );
}
