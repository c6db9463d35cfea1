import { useActionData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../kit/i18n/form-error';
import { SidePane } from '../chat/thread/side-pane';
import { useErrorText } from '../kit/forms/use-error-text';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { useWhenIdle } from '../kit/ui/behaviour/use-when-idle';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { FrequencyForm } from '../follow-ups/frequency-form';
import { Notice } from '../kit/ui/feedback/notice';
import { ChoicesForm } from './choices-form';
import { DiaryList } from './diary-list';
import { FactList } from './fact-list';
import { ForgetEverything } from './forget-everything';
import type { MemoryData } from './memory-data';
import { memoryHref, memoryTabs } from './memory-place';
import { RelationshipCard } from './relationship-card';
import { RememberSwitch } from './remember-switch';

/** Shows a character's memory: beside the thread on the largest screens, instead of it on others. */
export function MemoryPanel({ data }: { data: MemoryData }) {
  const { t } = useTranslation('memory');
  const errorText = useErrorText();
  const { actError } = useActionData<{ actError?: FormError }>() ?? {};
  const { character, memory, tab } = data;
  const { slug, name } = character;
  useKeptFacts(character.id);
  const counts = {
    facts: memory.facts.filter(({ isForgotten }) => !isForgotten).length,
    diary: memory.diary.filter(({ isForgotten }) => !isForgotten).length,
  };
  const all = counts.facts + counts.diary;
  return (
    <SidePane
      title={t('title', { name })}
      close={{ to: `/chats/${slug}#latest`, label: t('close') }}
    >
      <div className="mx-auto flex w-full max-w-160 flex-1 flex-col gap-4 p-5">
        {memory.chatId === null ? (
          <p className="text-fg-2">{t('nothing-said', { name })}</p>
        ) : (
          <>
            <RememberSwitch isOn={memory.isOn} name={name} action={memoryHref({ slug, tab })} />
            {!memory.isOn && all > 0 && <Notice kind="info">{t('asleep', { count: all })}</Notice>}
            <Tabs slug={slug} chosen={tab} counts={counts} />
            {actError && <Notice kind="danger">{errorText([actError])}</Notice>}
            {tab === 'facts' && <FactList data={data} />}
            {tab === 'diary' && <DiaryList data={data} />}
            {tab === 'choices' && <ChoicesForm data={data} />}
            {tab === 'choices' && data.followUps && (
              <FrequencyForm
                followUps={data.followUps}
                name={name}
                action={memoryHref({ slug, tab })}
              />
            )}
            {tab === 'facts' && data.relationship && (
              <RelationshipCard relationship={data.relationship} name={name} />
            )}
            {!memory.isOn && all > 0 && <ForgetEverything slug={slug} />}
          </>
        )}
      </div>
    </SidePane>
  );
}

interface TabsProps {
  slug: string;
  chosen: MemoryData['tab'];
  /** The number of facts and of diary entries. */
  counts: { facts: number; diary: number };
}

/** Shows the links to the parts of the panel. */
function Tabs({ slug, chosen, counts }: TabsProps) {
  const { t } = useTranslation('memory');
  return (
    <nav aria-label={t('tabs')} className="border-line flex gap-6 border-b">
      {memoryTabs.map((one) => (
        <TabLink
          key={one}
          to={memoryHref({ slug, tab: one })}
          replace
          preventScrollReset
          isChosen={one === chosen}
        >
          {t(`tab.${one}`)}{' '}
          {one !== 'choices' && <span className="text-fg-3 tabular-nums">{counts[one]}</span>}
        </TabLink>
      ))}
    </nav>
  );
}

/** Reloads the panel when the character stores a fact. */
function useKeptFacts(characterId: string): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'memory.fact-kept.event') return;
        if (event.characterId === characterId) whenIdle(revalidate);
      }),
    [onStreamEvent, characterId, revalidate, whenIdle],
  );
}
