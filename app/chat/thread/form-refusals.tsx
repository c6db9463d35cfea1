import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';
import { PhotoNotOrdered } from '../photos/photo-not-ordered';
import type { RefusedPhoto } from '../photos/refused-photo';
import type { RefusedSound } from '../speech/refused-sound';
import { SoundRefusal } from '../speech/sound-refusal';
import type { RefusedTip } from '../tips/refused-tip';
import { TipNotSent } from '../tips/tip-not-sent';
import type { RefusedVideo } from '../videos/refused-video';
import { VideoNotTaken } from '../videos/video-not-taken';
import { isShownInFull } from './may-offer';

/** Refusals of the thread's forms. */
export interface RefusedByForm {
  refusedPhoto: RefusedPhoto | undefined;
  refusedSound: RefusedSound | undefined;
  refusedVideo: RefusedVideo | undefined;
  refusedTip: RefusedTip | undefined;
}

interface FormRefusalsProps {
  refused: RefusedByForm;
  slug: string;
  /** True if tokens may be offered beside it. */
  mayOffer: boolean;
}

/**
 * Shows in the thread, for forms sent without scripts, the reason for a refusal, with a remedy where
 * offers are allowed.
 */
export function FormRefusals({ refused, slug, mayOffer }: FormRefusalsProps) {
  const { refusedPhoto, refusedSound, refusedVideo, refusedTip } = refused;
  return (
    <>
      {refusedPhoto && (
        <Refused reason={refusedPhoto.reason} mayOffer={mayOffer}>
          <PhotoNotOrdered refused={refusedPhoto} slug={slug} />
        </Refused>
      )}
      {refusedSound && (
        <Refused reason={refusedSound.reason} mayOffer={mayOffer}>
          <SoundRefusal refused={refusedSound} slug={slug} />
        </Refused>
      )}
      {refusedVideo && (
        <Refused reason={refusedVideo.reason} mayOffer={mayOffer}>
          <VideoNotTaken refused={refusedVideo} slug={slug} />
        </Refused>
      )}
      {refusedTip && (
        <Refused reason={refusedTip.reason} mayOffer={mayOffer}>
          <TipNotSent refused={refusedTip} slug={slug} />
        </Refused>
      )}
    </>
  );
}

interface RefusedProps {
  reason: string;
  mayOffer: boolean;
  /** The full text of the refusal. */
  children: ReactNode;
}

function Refused({ reason, mayOffer, children }: RefusedProps) {
  const { t } = useTranslation('chat');
  if (isShownInFull(reason, mayOffer)) return children;
  return (
    <div className="mt-4">
      <Notice kind="info">{t('not-done')}</Notice>
    </div>
  );
}
