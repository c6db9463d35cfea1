import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { Button } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import { useBalance } from '../wallet/use-balance';
import type { CallPageData } from './call-page-data';
import { CallChoices, type Choices } from './call-choices';
import { CallLackLink, CallLackNotice, lackOf, type CallLack } from './call-lack';
import { CallProblemNotice } from './call-problem';
import { CallTermsCard } from './call-terms-card';
import type { CallInHand } from './use-call';

interface CallBeforeProps {
  data: CallPageData;
  inHand: CallInHand;
}

/** Shows the character to call, the price, and the choice of when the call ends automatically. */
export function CallBefore({ data, inHand }: CallBeforeProps) {
  const { t } = useTranslation('calls');
  const { character, price, openCallId, limits } = data;
  const balance = useBalance() ?? data.balance;
  const [choices, setChoices] = useState<Choices>({ limitMinutes: limits[1], captions: true });
  const lack = openCallId === null ? lackOf({ ...data, balance }) : null;
  return (
    <div className="flex h-full justify-center overflow-y-auto md:items-center md:p-6">
      <section
        aria-labelledby="call-title"
        className="md:rounded-card md:border-line-2 md:bg-card relative w-full md:grid md:min-h-137 md:max-w-209 md:grid-cols-[360px_1fr] md:border"
      >
        <CharacterPicture character={character} isLow={lack !== null} />
        <div className="flex flex-col gap-4 px-4 pt-4 pb-5 md:gap-5 md:p-7">
          <CallTermsCard price={price} balance={balance} />
          {!lack && (
            <CallChoices
              price={price}
              limits={limits}
              choices={choices}
              onChoose={(chosen) => setChoices({ ...choices, ...chosen })}
            />
          )}
          <div className="mt-auto">
            <Beforehand data={data} lack={lack} problem={inHand.problem} />
            <div className="flex gap-3">
              <Link
                to={`/chats/${character.slug}`}
                className={buttonClass({ kind: 'outline', size: 'large' }, 'flex-1')}
              >
                {t('not-now')}
              </Link>
              {lack ? (
                <CallLackLink lack={lack} data={data} balance={balance} />
              ) : (
                <CallPress data={data} inHand={inHand} choices={choices} />
              )}
            </div>
            {!lack && <p className="type-small text-fg-3 mt-3 text-center">{t('will-ask')}</p>}
          </div>
        </div>
      </section>
    </div>
  );
}

interface CharacterPictureProps {
  character: CallPageData['character'];
  /**
   * True if a requirement is missing: on a phone the portrait is then lower, so that the link to the
   * requirement stays in view.
   */
  isLow: boolean;
}

/** Shows the character to call, and that it is an AI. */
function CharacterPicture({ character, isLow }: CharacterPictureProps) {
  const { t } = useTranslation('calls');
  const { firstName, slug, media, origin } = character;
  return (
    <div className={clsx('relative md:h-auto', isLow ? 'h-74' : 'h-92')}>
      <Portrait
        src={media.portrait}
        alt=""
        isFirst
        className="md:rounded-s-card absolute inset-0 size-full"
      />
      <div className="from-ink absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-t to-transparent" />
      <Link
        to={`/chats/${slug}`}
        aria-label={t('back')}
        className={iconButtonClass('media', 'absolute start-3 top-3')}
      >
        <Icon name="chevron-left" size={23} />
      </Link>
      <div className="absolute inset-x-4 bottom-2 md:bottom-6">
        <p className="text-info border-info/40 bg-ink/70 mb-3 inline-flex h-7 items-center gap-1.5 rounded-full border px-3 text-[0.78125rem] font-[560]">
          <Icon name="sparkles" size={14} />
          {t(origin === 'verified_model' ? 'ai-twin' : 'ai')}
        </p>
        <h1 id="call-title" className="type-title">
          {t('title', { name: firstName })}
        </h1>
        <p className="text-fg-2 mt-2">
          {t(origin === 'verified_model' ? 'told-twin' : 'told', { name: firstName })}
        </p>
      </div>
    </div>
  );
}

interface BeforehandProps {
  data: CallPageData;
  lack: CallLack | null;
  problem: CallInHand['problem'];
}

/** Shows what prevents a call, and whether a call is already open. */
function Beforehand({ data, lack, problem }: BeforehandProps) {
  const { t } = useTranslation('calls');
  const { openCallId, character } = data;
  const name = character.firstName;
  return (
    <>
      {lack ? (
        <CallLackNotice lack={lack} data={data} />
      ) : (
        problem && <CallProblemNotice problem={problem} data={data} />
      )}
      {openCallId !== null && !problem && (
        <div className="mb-3">
          <Notice kind="info">{t('found', { name })}</Notice>
        </div>
      )}
      <div className="mb-3 hidden noscript:block">
        <Notice kind="info">{t('needs-scripts', { name })}</Notice>
      </div>
    </>
  );
}

/** Shows the button that starts a call or continues the open one. */
function CallPress({ data, inHand, choices }: CallBeforeProps & { choices: Choices }) {
  const { t } = useTranslation('calls');
  const isHydrated = useHydrated();
  const { openCallId, price } = data;
  const { problem, isOpening } = inHand;
  const priceToConfirm = problem?.message === 'Confirmation needed' ? price : undefined;
  return (
    <Button
      size="large"
      className="flex-1 noscript:hidden"
      disabled={!isHydrated || isOpening}
      onClick={() =>
        openCallId === null
          ? inHand.start({ ...choices, confirmedTokens: priceToConfirm })
          : inHand.join(openCallId)
      }
    >
      <Icon name="phone" size={18} />
      {t(isOpening ? 'opening' : openCallId ? 'go-on' : priceToConfirm ? 'call-anyway' : 'call')}
    </Button>
  );
}
