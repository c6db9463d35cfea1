import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Moon } from './moon';
import { PlayForm } from './play-form';
import { playIntents } from './play-place';
import type { QuestBoard } from './server/read-quests.server';
import { WheelGlyph } from './wheel-glyph';

const look = buttonClass({ kind: 'soft' });

const moonLooks = { locked: 'dim', received: 'claimed', waiting: 'active' } as const;

/** Shows the daily reward and the spins, each with its next step. */
export function TonightRows({ daily, wheel }: Pick<QuestBoard, 'daily' | 'wheel'>) {
  return (
    <div className="grid gap-3">
      <DailyRow daily={daily} />
      <SpinsRow wheel={wheel} />
    </div>
  );
}

function DailyRow({ daily: { activeDay, claimedDays, isPremium } }: Pick<QuestBoard, 'daily'>) {
  const { t } = useTranslation('quests');
  const day = activeDay ?? Math.max(claimedDays, 1);
  const state = !isPremium ? 'locked' : activeDay === null ? 'received' : 'waiting';
  return (
    <Row
      mark={<Moon day={day} look={moonLooks[state]} className="size-10" />}
      title={isPremium ? t(`nights.${day}`) : t('tonight.title')}
      text={t(`tonight.${state}`)}
    >
      {activeDay === null ? (
        <ModalLink modal="dailyRewardModal" className={look}>
          {t('tonight.see')}
        </ModalLink>
      ) : (
        <PlayForm id="claim" fields={{ day: String(activeDay) }}>
          <SubmitButton intent={playIntents.claim} kind="soft" busyLabel={t('daily.claiming')}>
            {t('tonight.claim')}
          </SubmitButton>
        </PlayForm>
      )}
    </Row>
  );
}

function SpinsRow({ wheel: { spins, isOpen, isPremium } }: Pick<QuestBoard, 'wheel'>) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const state = !isOpen ? 'closed' : isPremium ? 'from' : 'locked';
  const canSpin = isOpen && isPremium && spins > 0;
  return (
    <Row
      mark={<WheelGlyph className="size-8" />}
      title={
        spins === 0
          ? t('spins.none')
          : t('reward.spins', { count: spins, shown: spins.toLocaleString(locale) })
      }
      text={t(`spins.${state}`)}
    >
      <ModalLink modal="spinModal" className={look}>
        {t(canSpin ? 'spins.spin' : 'spins.see')}
      </ModalLink>
    </Row>
  );
}

interface RowProps {
  mark: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Row({ mark, title, text, children }: RowProps) {
  return (
    <section className="border-line-2 bg-card rounded-card flex min-h-17 flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-2.5">
      <span className="flex size-10 shrink-0 items-center justify-center">{mark}</span>
      <div className="min-w-0 flex-1 basis-34">
        <h2 className="text-[0.9375rem]/5.5 font-[600]">{title}</h2>
        <p className="type-caption text-fg-3">{text}</p>
      </div>
      {children}
    </section>
  );
}
