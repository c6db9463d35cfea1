import { Trans, useTranslation } from 'react-i18next';
import { ModalTitle } from '../kit/modals/modal-title';

/** A word of a headline in the accent colour. */
export const phrase = (
  <em className="bg-accent bg-clip-text pe-[.08em] text-transparent [-webkit-box-decoration-break:clone]" />
);

/** A headline from `premium.json` that is the title of its modal. */
export function PremiumPromise({ headline, percent }: { headline: string; percent?: number }) {
  const { t } = useTranslation('premium');
  return (
    <ModalTitle className="font-display text-[2.125rem]/9.5 font-[420] tracking-[-.02em] md:text-[2.5rem]/11">
      <Trans t={t} i18nKey={headline} values={{ percent }} components={{ phrase }} />
    </ModalTitle>
  );
}
