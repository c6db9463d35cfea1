import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/form';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { useTokenMoney } from '../../wallet/use-token-money';
import { PlayForm } from '../play-form';
import { playIntents } from '../play-place';
import { OddsTable } from './odds-table';
import { rangeOf, type SpinView } from './spin-view';
import { useTurning } from './use-turning';
import { WheelPicture } from './wheel-picture';

/** The wheel of a subscriber: at rest, turning, and with the section that won. */
export function WheelStage({ wheel }: { wheel: SpinView }) {
  const { t } = useTranslation('quests');
  const { sections, spins } = wheel;
  const { state, turning } = useTurning(wheel.drawn, sections.length);
  const winner = state.kind === 'finished' ? state.drawn.section : undefined;
  const reward = winner === undefined ? undefined : sections[winner]?.reward;
  // The drawn tokens, if the sections have been changed since.
  const won = wheel.drawn?.reward ?? reward;
  const isWon = winner !== undefined && won !== undefined;
  return (
    <>
      <div className="px-5 pt-8 text-center md:px-8">
        {!isWon && (
          <>
            <ModalTitle className="type-title mx-10">{t('wheel.title')}</ModalTitle>
            <p className="text-fg-2 mt-2">{t('wheel.text', rangeOf(sections))}</p>
          </>
        )}
        {isWon && <p className="text-fg-2 mx-10">{t('wheel.used', { count: spins })}</p>}
        <WheelPicture
          rewards={sections.map((section) => section.reward)}
          rotation={state.kind === 'spinning' ? state.path.from : state.rotation}
          winner={winner}
          turning={turning}
          hub={<Hub spins={spins} />}
          className="my-4"
        />
        <div role="status">{isWon && <Won reward={won} />}</div>
        {!isWon && <OddsTable sections={sections} expectedReward={wheel.expectedReward} />}
      </div>
      <ModalFoot className="md:px-8 md:pb-7">
        {isWon ? <Accept reward={won} spins={spins} /> : <Spin wheel={wheel} kind={state.kind} />}
        {isWon && (
          <p className="type-small text-fg-2 mt-3 text-center">
            {t('wheel.plans')}{' '}
            <ModalLink modal="becomePremium" onTop className="text-fg underline">
              {t('wheel.plans-link')}
            </ModalLink>
          </p>
        )}
      </ModalFoot>
    </>
  );
}

function Hub({ spins }: { spins: number }) {
  const { t } = useTranslation('quests');
  return (
    <>
      <tspan x="210" dy="-8" fontSize="34" className="lining-nums">
        {spins}
      </tspan>
      <tspan x="210" dy="28" fontSize="14" className="fill-fg-2 font-sans">
        {t('wheel.left', { count: spins })}
      </tspan>
    </>
  );
}

function Won({ reward }: { reward: number }) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const money = useTokenMoney();
  const shown = reward.toLocaleString(locale);
  return (
    <>
      <ModalTitle className="type-title">{t('wheel.won', { count: reward, shown })}</ModalTitle>
      <p className="text-fg-2 mt-2 pb-4">{t('wheel.worth', { worth: money(reward) })}</p>
    </>
  );
}

/** Goes on from a win: to the next spin, or out of the modal if none is left. */
function Accept({ reward, spins }: { reward: number; spins: number }) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const label = t('wheel.accept', { shown: reward.toLocaleString(locale) });
  if (spins === 0) {
    return (
      <CloseLink size="large" className="w-full">
        {label}
      </CloseLink>
    );
  }
  return (
    <ModalLink modal="spinModal" replace className={buttonClass({ size: 'large' }, 'w-full')}>
      {label}
    </ModalLink>
  );
}

function Spin({ wheel: { spins, nextKey }, kind }: { wheel: SpinView; kind: string }) {
  const { t } = useTranslation('quests');
  const isTurning = kind === 'spinning';
  if (spins === 0 && !isTurning) {
    return <p className="text-fg-2 text-center">{t('wheel.no-spins')}</p>;
  }
  return (
    <PlayForm id="spin" fields={{ key: nextKey }}>
      <SubmitButton
        intent={playIntents.spin}
        size="large"
        className="w-full"
        busyLabel={t('wheel.spinning')}
        disabled={isTurning}
      >
        {t(isTurning ? 'wheel.spinning' : 'wheel.spin')}
      </SubmitButton>
    </PlayForm>
  );
}
