import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Portrait } from '../kit/ui/media/portrait';
import { useTokenMoney } from '../wallet/use-token-money';
import { madeHref } from './making-hrefs';
import { PortraitChoice } from './portrait-choice';
import type { ShownMade } from './presenters';
import { sketchHref } from './sketch-href';

interface PortraitOrderProps {
  made: ShownMade;
  /** The price of further portraits. */
  tokens: number;
  /** The idempotency key of the next order. */
  orderKey: string;
}

/** The chosen portrait, the others, and the order of further ones with its price. */
export function PortraitOrder({ made, tokens, orderKey }: PortraitOrderProps) {
  const { t } = useTranslation('create');
  const money = useTokenMoney();
  return (
    <section className="border-line-2 bg-card rounded-card border p-4 md:sticky md:top-20 md:w-75 md:shrink-0">
      <Portrait
        src={made.portrait?.large ?? sketchHref(made.looks)}
        alt=""
        isFirst
        className="rounded-card aspect-4/5 w-full max-md:max-h-[40dvh]"
      />
      <PortraitChoice made={made} action={madeHref(made.slug)} />
      <ActForm action={madeHref(made.slug)} className="mt-4">
        <input type="hidden" name="from" value="edit" />
        <input type="hidden" name="idempotencyKey" value={orderKey} />
        {tokens > 0 && <input type="hidden" name="confirmedTokens" value={tokens} />}
        <SubmitButton intent="renew" kind="soft" icon="rotate-cw" className="w-full">
          {tokens > 0 ? t('renew-for', { count: tokens, money: money(tokens) }) : t('renew')}
        </SubmitButton>
        <p className="type-small text-fg-3 mt-2">{t('renew-text')}</p>
      </ActForm>
    </section>
  );
}
