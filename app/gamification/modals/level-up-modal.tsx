import { useTranslation } from 'react-i18next';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { NotPlayingModal } from '../not-playing-modal';
import { RewardList } from '../reward-list';
import type { readLevelModal } from '../server/read-play-modals.server';
import { XpBar } from '../xp-bar';

/** Announces a new level with what it brings. */
export default function LevelUpModal() {
  const { t } = useTranslation('quests');
  const { data, hasFailed, retry } = useModalData<typeof readLevelModal>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-10" />;
  if (!data) return <div className="skeleton rounded-card m-8 h-105" aria-busy="true" />;
  if (data.kind !== 'open') return <NotPlayingModal kind={data.kind} />;
  const { state, rewards, maySpin } = data;
  return (
    <>
      <div className="px-5 pt-8 pb-6 text-center md:px-8">
        <FullMoon level={state.level} />
        <ModalTitle className="type-title mt-4">
          {t('level-up.title', { level: state.level })}
        </ModalTitle>
        {rewards.length > 0 && (
          <>
            <p className="text-fg-2 mt-2">{t('level-up.text')}</p>
            <RewardList
              rewards={rewards}
              className="[&>li]:border-line-2 [&>li]:bg-veil-2 mt-4 mb-6 justify-center [&>li]:flex [&>li]:h-12 [&>li]:items-center [&>li]:rounded-full [&>li]:border [&>li]:px-5"
            />
          </>
        )}
        <div className="text-start">
          <XpBar state={state} />
        </div>
      </div>
      <ModalFoot className="md:px-8 md:pb-7">
        {maySpin && (
          <ModalLink modal="spinModal" onTop className={buttonClass({ size: 'large' }, 'w-full')}>
            {t('level-up.spin')}
          </ModalLink>
        )}
        <CloseLink kind={maySpin ? 'ghost' : 'light'} size="large" className="mt-1 w-full">
          {t(maySpin ? 'level-up.later' : 'level-up.close')}
        </CloseLink>
      </ModalFoot>
    </>
  );
}

const rays = Array.from({ length: 24 }, (_, index) => index * 15);

/** A full moon with rays, which carries the level. */
function FullMoon({ level }: { level: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 260" className="mx-auto block size-65 max-w-full">
      <defs>
        <linearGradient id="full-moon" x1="0" y1="1" x2="1" y2="0">
          <stop stopColor="#ff7d92" />
          <stop offset="1" stopColor="#ffb56e" />
        </linearGradient>
      </defs>
      {rays.map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? 'M130 2v20' : 'M130 12v12'}
          strokeWidth="2"
          strokeLinecap="round"
          opacity={index % 2 === 0 ? 0.8 : 0.45}
          transform={`rotate(${angle} 130 130)`}
          className="stroke-gold"
        />
      ))}
      <circle cx="130" cy="130" r="84" fill="url(#full-moon)" />
      <text
        x="130"
        y="132"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={level > 99 ? 64 : 96}
        className="font-display fill-[#2b0b12] lining-nums"
      >
        {level}
      </text>
    </svg>
  );
}
