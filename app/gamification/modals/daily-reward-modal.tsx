import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { SubmitButton } from '../../kit/forms/form';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { useTokenMoney } from '../../wallet/use-token-money';
import { NotPlayingModal } from '../not-playing-modal';
import { PlayForm } from '../play-form';
import { playIntents } from '../play-place';
import { addUp } from '../presenters/add-up';
import type { readDailyModal } from '../server/read-play-modals.server';
import { DayCards } from '../daily/day-cards';
import { useKeptData } from '../use-kept-data';
import { useRewardWords } from '../use-reward-words';
import { XpBar } from '../xp-bar';

type Data = Awaited<ReturnType<typeof readDailyModal>>;
type DailyData = Extract<Data, { kind: 'open' }>;

/** The seven days of the daily reward: a subscriber claims one a day, others see what Premium gives. */
export default function DailyRewardModal() {
  const { data, hasFailed, retry } = useModalData<typeof readDailyModal>();
  const shown = useKeptData(data);
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-10" />;
  if (!shown) return <div className="skeleton rounded-card m-8 h-105" aria-busy="true" />;
  if (shown.kind !== 'open') return <NotPlayingModal kind={shown.kind} />;
  return shown.daily.isPremium ? <OwnDays data={shown} /> : <LockedDays data={shown} />;
}

function OwnDays({ data: { daily, state } }: { data: DailyData }) {
  const { t } = useTranslation('quests');
  const { namesOf } = useRewardWords();
  const { activeDay, claimedDays, zone, days } = daily;
  const active = days.find(({ day }) => day === activeDay);
  return (
    <PlayForm id="claim" fields={activeDay === null ? {} : { day: String(activeDay) }}>
      <div className="px-5 pt-8 pb-5 text-center md:px-8">
        <ModalTitle className="type-title mx-10">
          {activeDay === null ? t('daily.title') : t(`nights.${activeDay}`)}
        </ModalTitle>
        <p className="text-fg-2 mt-2" role="status">
          {activeDay === null && t('daily.received')}
          {activeDay === 1 && t('daily.first')}
          {activeDay !== null && activeDay > 1 && t('daily.text', { count: claimedDays })}
        </p>
        <DayCards daily={daily} />
        <p className="type-small text-fg-3 mt-4">
          {t('daily.midnight', { zone: zone.replaceAll('_', ' ') })}
        </p>
        <div className="border-line mt-4 border-t pt-4 text-start">
          <XpBar state={state} />
        </div>
      </div>
      <ModalFoot className="md:px-8 md:pb-7">
        {active ? (
          <SubmitButton
            intent={playIntents.claim}
            size="large"
            className="w-full"
            busyLabel={t('daily.claiming')}
          >
            {t('daily.claim', { rewards: namesOf(active.rewards) })}
          </SubmitButton>
        ) : (
          <CloseLink kind="light" size="large" className="w-full">
            {t('level-up.close')}
          </CloseLink>
        )}
      </ModalFoot>
    </PlayForm>
  );
}

function LockedDays({ data: { daily, price } }: { data: DailyData }) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const { namesOf } = useRewardWords();
  const money = useTokenMoney();
  const sum = addUp(daily.days.flatMap(({ rewards }) => rewards));
  const tokens = sum.find(({ rewardType }) => rewardType === 'tokens')?.value ?? 0;
  return (
    <>
      <div className="px-5 pt-8 pb-5 text-center md:px-8">
        <ModalTitle className="type-title mx-10">{t('daily.locked-title')}</ModalTitle>
        <p className="text-fg-2 mt-2">{t('daily.locked-text')}</p>
        <DayCards daily={daily} />
      </div>
      <ModalFoot className="md:px-8 md:pb-7">
        <div className="rounded-card border-gold/45 mb-4 flex items-center gap-4 border bg-[rgb(239_203_123/.08)] p-4">
          <Icon name="gem" size={23} className="text-gold" />
          <div className="min-w-0">
            <p className="font-[600]">{t('daily.sum', { rewards: namesOf(sum) })}</p>
            <p className="type-small text-fg-2">
              {tokens > 0 && t('daily.worth', { worth: money(tokens) })}{' '}
              {price && t('daily.price', { price: formatMoney(price, locale) })}
            </p>
          </div>
        </div>
        <ModalLink modal="becomePremium" onTop className={buttonClass({ size: 'large' }, 'w-full')}>
          {t('daily.see-premium')}
        </ModalLink>
        <CloseLink kind="ghost" className="mt-1 w-full">
          {t('daily.not-now')}
        </CloseLink>
      </ModalFoot>
    </>
  );
}
