import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { useClosingMenu } from '../../kit/ui/behaviour/use-closing-menu';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { IconButton, iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { useRecordLabel, VoicePrice } from './recorder-foot';
import type { Recorder } from './use-recorder';
import type { VoiceTerms } from './voice-terms';

/** The id of the form for a recording from a file, which is beside the composer's form. */
export const voiceFormId = 'voice-form';

interface VoiceEntryProps {
  recorder: Recorder;
  terms: VoiceTerms;
}

/** Shows beside the field a button that starts a recording or, without scripts, accepts a file. */
export function VoiceEntry({ recorder, terms }: VoiceEntryProps) {
  const { t } = useTranslation('voice');
  const isHydrated = useHydrated();
  const label = useRecordLabel(terms);
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  if (!terms.isMember) {
    return (
      <ModalLink modal="signUpModal" className={iconButtonClass()}>
        <Icon name="mic" size={20} />
        <span className="sr-only">{t('record')}</span>
      </ModalLink>
    );
  }
  if (isHydrated) return <IconButton icon="mic" label={label} onClick={recorder.start} />;
  return (
    <details ref={menu} className="shrink-0">
      <summary
        aria-label={label}
        title={label}
        className="hover:bg-veil-2 flex size-11 cursor-pointer list-none items-center justify-center rounded-full [&::-webkit-details-marker]:hidden"
      >
        <Icon name="mic" size={20} />
      </summary>
      <div className="rounded-modal border-line-2 bg-toast shadow-float absolute start-0 bottom-full z-20 mb-2.5 w-full space-y-3 border p-4">
        <label className="type-small text-fg-2 block font-[520]">
          {t('file')}
          <input
            type="file"
            name="recording"
            form={voiceFormId}
            required
            accept="audio/*,video/webm,video/mp4"
            capture="user"
            className="mt-1.5 block min-h-11 w-full py-2 text-[0.9375rem]"
          />
        </label>
        <button
          type="submit"
          form={voiceFormId}
          className={buttonClass({ size: 'large' }, 'w-full')}
        >
          {t('send')}
        </button>
        <div className="type-caption text-fg-3 text-center">
          <VoicePrice {...terms} />
        </div>
      </div>
    </details>
  );
}
