import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReminderStrip } from '../duties/notice-strip';
import { useAiNotice } from '../duties/use-ai-notice';
import { HelpNow } from '../duties/help-now';
import { Icon } from '../kit/ui/icons/icon';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { Portrait } from '../kit/ui/media/portrait';
import { CallButton } from './call-button';
import { CallCaptions } from './call-captions';
import { CallMeters } from './call-meters';
import type { CallPageData } from './call-page-data';
import { LevelBars } from './level-bars';
import { readCallClock, type CallClock, type ReportedCall } from './call-clock';
import type { CallInHand } from './use-call';
import { useCaptions } from './use-captions';
import { useSpeaker } from './use-speaker';

interface CallDuringProps {
  data: CallPageData;
  inHand: CallInHand;
  call: NonNullable<CallInHand['call']>;
}

/** Shows a running call: the character, the captions, the duration and cost, and the controls. */
export function CallDuring({ data, inHand, call }: CallDuringProps) {
  const { t } = useTranslation('calls');
  const { character } = data;
  const [areCaptionsShown, showCaptions] = useState(call.hasCaptions);
  const [isSilenced, setSilenced] = useState(false);
  const captions = useCaptions(call.callId, call.lines);
  const clock = useCallClock(call);
  useSpeaker(inHand.sound, isSilenced);
  const status =
    call.state === 'live' ? null : t(call.state === 'asked' ? 'ringing' : 'reconnecting');
  return (
    <div className="bg-ink fixed inset-0 z-40 flex overflow-y-auto">
      <section
        aria-label={t('with', { name: character.firstName })}
        className="relative isolate flex min-h-dvh min-w-0 flex-1 flex-col"
      >
        <Portrait
          src={character.media.portrait}
          alt=""
          isFirst
          className="absolute inset-0 -z-20 size-full object-top"
        />
        <div className="from-ink via-ink/80 absolute inset-0 -z-10 bg-linear-to-t via-35% to-transparent" />
        <CallHead
          character={character}
          canCaption={call.hasCaptions}
          areCaptionsShown={areCaptionsShown}
          onCaptions={() => showCaptions((before) => !before)}
        />
        <div className="mt-auto px-5 pb-6 md:px-10 md:pb-8">
          <LevelBars sound={inHand.sound} />
          <p role="status" className="type-h3 min-h-8 text-center">
            {status}
          </p>
          <Reminders data={data} call={call} />
          {areCaptionsShown && (
            <div className="lg:hidden">
              <CallCaptions captions={captions.slice(-2)} name={character.firstName} />
            </div>
          )}
          <CallMeters call={call} clock={clock} slug={character.slug} name={character.firstName} />
          <Controls inHand={inHand} isSilenced={isSilenced} onSilence={setSilenced} />
        </div>
      </section>
      {areCaptionsShown && (
        <CaptionsPane
          captions={captions}
          name={character.firstName}
          onHide={() => showCaptions(false)}
        />
      )}
    </div>
  );
}

/** Returns the clock of a call and keeps it running. */
function useCallClock(call: ReportedCall): CallClock {
  const [now, setNow] = useState(call.at);
  useEffect(() => {
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [call]);
  return readCallClock(call, Math.max(now, call.at));
}

/** Reminds the person from time to time that the character is an AI, and shows help lines if needed. */
function Reminders({ data, call }: Pick<CallDuringProps, 'data' | 'call'>) {
  const { words } = useAiNotice(data.aiNotice, call.state === 'live' ? 1 : 0);
  return (
    <>
      {words && (
        <div role="status" className="mb-3">
          <ReminderStrip words={words} />
        </div>
      )}
      {call.isFree && (
        <div className="mb-3">
          <HelpNow referral={data.referral} isOpen />
        </div>
      )}
    </>
  );
}

interface CallHeadProps {
  character: CallPageData['character'];
  canCaption: boolean;
  areCaptionsShown: boolean;
  onCaptions: () => void;
}

/** Shows the character, that it is an AI, and the switch for captions. */
function CallHead({ character, canCaption, areCaptionsShown, onCaptions }: CallHeadProps) {
  const { t } = useTranslation('calls');
  return (
    <header className="from-ink/80 flex items-start gap-3 bg-linear-to-b to-transparent p-3 pb-8 md:p-6">
      <div className="min-w-0 flex-1 ps-14 text-center lg:ps-0 lg:text-start">
        <h1 className="type-h3 truncate">{character.name}</h1>
        <p className="text-info flex items-center justify-center gap-1.5 text-[0.78125rem]/4.5 lg:justify-start">
          <Icon name="sparkles" size={14} />
          {t(character.origin === 'verified_model' ? 'voice-twin' : 'voice')}
        </p>
      </div>
      <IconButton
        kind="media"
        icon="captions"
        label={t('captions')}
        aria-pressed={areCaptionsShown}
        disabled={!canCaption}
        onClick={onCaptions}
        className={clsx(
          !canCaption && 'invisible',
          areCaptionsShown && 'bg-light! text-on-light! border-transparent!',
        )}
      />
    </header>
  );
}

interface ControlsProps {
  inHand: CallInHand;
  isSilenced: boolean;
  onSilence: (isSilenced: boolean) => void;
}

/** Shows the buttons that mute the person, end the call, and silence the character. */
function Controls({ inHand, isSilenced, onSilence }: ControlsProps) {
  const { t } = useTranslation('calls');
  return (
    <div className="mt-6 flex items-end justify-center gap-8.5">
      <CallButton
        icon={inHand.isMuted ? 'mic-off' : 'mic'}
        label={t(inHand.isMuted ? 'unmute' : 'mute')}
        isPressed={inHand.isMuted}
        onPress={() => inHand.mute(!inHand.isMuted)}
      />
      <CallButton icon="phone-off" label={t('end')} isEnd onPress={inHand.hangUp} />
      <CallButton
        icon={isSilenced ? 'volume-x' : 'volume-2'}
        label={t(isSilenced ? 'listen' : 'silence')}
        isPressed={isSilenced}
        onPress={() => onSilence(!isSilenced)}
      />
    </div>
  );
}

interface CaptionsPaneProps {
  captions: ReturnType<typeof useCaptions>;
  name: string;
  onHide: () => void;
}

/** Shows all captions beside the call on a large screen. */
function CaptionsPane({ captions, name, onHide }: CaptionsPaneProps) {
  const { t } = useTranslation('calls');
  return (
    <aside
      aria-labelledby="captions-title"
      className="border-line bg-card hidden w-98 shrink-0 flex-col overflow-y-auto border-s p-6 lg:flex"
    >
      <div className="flex items-center justify-between">
        <h2 id="captions-title" className="type-h3">
          {t('captions')}
        </h2>
        <IconButton icon="x" label={t('hide-captions')} onClick={onHide} />
      </div>
      <p className="type-small text-fg-3 mb-6">{t('captions-both')}</p>
      <div className="mt-auto">
        <CallCaptions captions={captions} name={name} />
      </div>
    </aside>
  );
}
