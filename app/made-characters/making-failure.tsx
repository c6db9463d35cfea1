import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ButtonLink } from '../kit/ui/buttons/button';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import { generatingHref, myAiHref } from './making-hrefs';
import type { ShownMade } from './presenters';

interface MakingFailureProps {
  made: ShownMade;
  price: { kind: 'free' | 'included' | 'paid'; tokens: number } | null;
}

/** The reason of a failure, the returned price, and the possible actions. */
export function MakingFailure({ made, price }: MakingFailureProps) {
  const { t } = useTranslation('create');
  return (
    <>
      <span className="border-danger/40 bg-danger/10 text-danger relative -mt-16 flex size-16 items-center justify-center rounded-full border">
        <Icon name="cloud-off" size={23} />
      </span>
      <h1 className="type-h1 relative mt-4">{t('generating.failed')}</h1>
      <p className="text-fg-2 mt-2">{t(`failure.${made.failure ?? 'unfinished'}`)}</p>
      <div className="mt-4">
        <Notice kind="ok" icon="undo-2">
          {made.tokens > 0 ? t('returned', { count: made.tokens }) : t('nothing-charged')}
        </Notice>
      </div>
      {price && made.failure !== 'refused' && (
        <ActForm action={generatingHref(made.slug)} className="mt-6">
          {price.kind === 'paid' && (
            <input type="hidden" name="confirmedTokens" value={price.tokens} />
          )}
          <SubmitButton intent="again" icon="rotate-cw" size="large" className="w-full">
            {price.kind === 'paid' ? t('again-for', { count: price.tokens }) : t('again')}
          </SubmitButton>
        </ActForm>
      )}
      <ActForm action={generatingHref(made.slug)} className="mt-3">
        <SubmitButton intent="change" kind="outline" size="large" className="w-full">
          {t('change-first')}
        </SubmitButton>
      </ActForm>
      <p className="type-small text-fg-3 mt-4">
        {t('support-number', { number: made._id.slice(-12) })}
      </p>
      <ButtonLink to={myAiHref} kind="ghost" className="mt-2">
        {t('my-ai')}
      </ButtonLink>
    </>
  );
}
