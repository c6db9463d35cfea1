import { Trans, useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { wholeDate } from '../plan-summary';
import type { StepView } from '../../wizards/step-view';
import type { Leaving } from '../server/read-cancel-modal.server';
import { Onward, Stay, StepBody, StepForm, StepLink } from './step-form';

const strong = <strong className="text-fg font-[600]" />;

interface FirstStepProps {
  leaving: Leaving;
  view: StepView;
}

/** The first and for most people the only step: what stays, what ends, and two equal buttons. */
export function FirstStep({ leaving, view }: FirstStepProps) {
  const { t } = useTranslation('premium');
  return (
    <>
      <StepBody title={view.title} text={view.text}>
        <WhatStays {...leaving} />
      </StepBody>
      <StepForm view={view}>
        <div className="grid grid-cols-2 gap-2.5">
          <Onward intent="submit">{t('cancel.now')}</Onward>
          <Stay />
        </div>
        <p className="type-caption text-fg-3 mt-3 text-center">
          <Trans
            t={t}
            i18nKey="cancel.optional"
            components={{ further: <StepLink intent="save" /> }}
          />
        </p>
      </StepForm>
    </>
  );
}

function WhatStays({ endsAt, isInGrace, isOff, balance, gives }: Leaving) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <div className="rounded-card border-line-2 bg-veil-2 divide-line mt-5 divide-y border">
      <Part title={t('cancel.stays')}>
        {!isInGrace && !isOff && (
          <Stays>
            <Trans
              t={t}
              i18nKey="cancel.until"
              components={{
                strong,
                date: <LocalTime at={endsAt} format={wholeDate} className="whitespace-nowrap" />,
              }}
            />
          </Stays>
        )}
        <Stays>{t('cancel.chats')}</Stays>
        <Stays>
          <Trans
            t={t}
            i18nKey="cancel.balance"
            count={balance}
            values={{ shown: balance.toLocaleString(locale) }}
            components={{
              strong: <strong className="text-fg font-[600] whitespace-nowrap" />,
              token: <TokenGlyph className="me-1 size-4 align-[-2px]" />,
            }}
          />
        </Stays>
      </Part>
      <Part title={isInGrace || isOff ? t('cancel.ends-now') : t('cancel.ends')}>
        {isInGrace && <Ends>{t('cancel.unpaid')}</Ends>}
        <Ends>
          {t('cancel.tokens', { count: gives.monthlyTokens, percent: gives.tokenDiscount })}
        </Ends>
        <Ends>{t('cancel.calls')}</Ends>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-4.5 py-4">
      <h3 className="type-eyebrow text-fg-2">{title}</h3>
      <ul className="mt-2.5 space-y-2">{children}</ul>
    </div>
  );
}

function Stays({ children }: { children: ReactNode }) {
  return (
    <li className="text-fg-2 flex items-start gap-3">
      <Icon name="circle-check" size={18} className="text-ok mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}

function Ends({ children }: { children: ReactNode }) {
  return (
    <li className="text-fg-2 flex items-start gap-3">
      <Icon name="minus" size={18} className="text-fg-3 mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
