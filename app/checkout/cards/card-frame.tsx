import clsx from 'clsx';
import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFields, MountedCardFields } from '~/providers/payments/card-fields';
import { useReach } from '../../kit/connection/use-reach';
import { pageNonce } from '../../kit/site/page-nonce';
import { useSite } from '../../kit/site/use-site';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { Button } from '../../kit/ui/buttons/button';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Notice } from '../../kit/ui/feedback/notice';
import { Spinner } from '../../kit/ui/feedback/spinner';
import type { CardFormAnswer } from '../server/open-card-form.server';

interface CardFrameProps {
  /** A whole card, or only the code of a saved one. */
  of: 'card' | 'code';
  /** The title of the frame for screen readers. */
  title: string;
  /** The call that opens the frame's form. */
  formHref: string;
  onToken: (token: string) => void;
  /** Called if nothing can be sent: a field is invalid, or the processor is unavailable. */
  onFault: (fault: 'invalid' | 'unavailable') => void;
  onTyped?: (isEmpty: boolean) => void;
}

export interface CardFrameHandle {
  /** Leads to `onToken` or `onFault`; while the fields load it waits for them. */
  submit(): void;
  clear(): void;
}

type Stage = 'opening' | 'open' | 'away';

/** Milliseconds after which a silent frame is regarded as unavailable. */
const patience = 15_000;

/** The size of the fields in the processor's pixels, reserved from the first paint on to prevent shifts. */
const rooms = {
  card: 'min-h-[178px] noscript:min-h-0',
  code: 'min-h-[90px] w-[84px] shrink-0 noscript:hidden',
};

/** Shows the processor's own fields in its frame; our scripts cannot read what is typed there. */
export const CardFrame = forwardRef<CardFrameHandle, CardFrameProps>(function CardFrame(
  { of, ...fieldProps },
  handle,
) {
  const { place, stage, submit, clear, again } = useCardFields(fieldProps);
  useImperativeHandle(handle, () => ({ submit, clear }));
  return (
    <div className={clsx('relative', rooms[of])}>
      <div ref={place} data-card-frame="" className="-mx-1" hidden={stage === 'away'} />
      {stage === 'opening' && <Opening isBrief={of === 'code'} />}
      {stage === 'away' && <FrameUnavailable isBrief={of === 'code'} retry={again} />}
    </div>
  );
});

/** Mounts the processor's fields. Mounts them again when they expire or can be reached again. */
function useCardFields({ title, formHref, ...handlers }: Omit<CardFrameProps, 'of'>) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCardFields | null>(null);
  const isAwaited = useRef(false);
  const latest = useLatest(handlers);
  const { locale } = useSite();
  const [stage, setStage] = useState<Stage>('opening');
  const [attempt, again] = useAttempts(stage === 'away');
  useEffect(() => {
    const left = new AbortController();
    const isHere = () => !left.signal.aborted;
    const giveUp = () => {
      if (!isHere()) return;
      setStage('away');
      if (isAwaited.current) latest.current.onFault('unavailable');
      isAwaited.current = false;
    };
    const timer = setTimeout(giveUp, patience);
    setStage('opening');
    openForm(formHref, left.signal).then(({ fields, form }) => {
      if (!isHere() || !place.current) return;
      mounted.current = fields.mount(place.current, {
        ...form,
        title,
        locale,
        theme,
        onReady() {
          clearTimeout(timer);
          setStage('open');
          if (isAwaited.current) mounted.current?.submit();
          isAwaited.current = false;
        },
        onChange: ({ isEmpty }) => latest.current.onTyped?.(isEmpty),
        onToken: ({ token }) => latest.current.onToken(token),
        onError(reason) {
          latest.current.onFault(reason === 'invalid' ? 'invalid' : 'unavailable');
          // An expired form is opened again, and the input must be typed again.
          if (reason === 'expired') again();
        },
      });
    }, giveUp);
    return () => {
      clearTimeout(timer);
      left.abort();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [formHref, title, locale, latest, attempt, again]);
  return {
    place,
    stage,
    again,
    submit() {
      if (stage === 'open') mounted.current?.submit();
      else if (stage === 'away') latest.current.onFault('unavailable');
      else isAwaited.current = true;
    },
    clear: () => mounted.current?.clear(),
  };
}

/** Counts the attempts to open something; starts another on request and once the network is back. */
function useAttempts(isUnavailable: boolean) {
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const reach = useReach();
  const latest = useLatest(isUnavailable);
  useEffect(() => {
    // Once the network is back, a failed form is opened again by itself.
    if (reach === 'reached' && latest.current) again();
  }, [reach, latest, again]);
  return [attempt, again] as const;
}

function Opening({ isBrief }: { isBrief: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p className="text-fg-3 type-small pointer-events-none absolute inset-0 flex items-center justify-center gap-2 noscript:hidden">
        <Spinner />
        <span className={clsx(isBrief && 'sr-only')}>{t('new.loading')}</span>
      </p>
      {!isBrief && (
        <noscript>
          <p className="type-small text-fg-2">{t('new.on-page-about')}</p>
        </noscript>
      )}
    </>
  );
}

function FrameUnavailable({ isBrief, retry }: { isBrief: boolean; retry: () => void }) {
  const { t } = useTranslation('checkout');
  if (isBrief) {
    return (
      <div className="absolute inset-0 flex items-center justify-center">
        <p role="alert" className="sr-only">
          {t('new.unavailable')}
        </p>
        <IconButton kind="soft" icon="rotate-cw" label={t('new.retry')} onClick={retry} />
      </div>
    );
  }
  return (
    <Notice
      kind="danger"
      action={
        <Button type="button" kind="outline" size="small" onClick={retry}>
          {t('new.retry')}
        </Button>
      }
    >
      {t('new.unavailable')}
    </Notice>
  );
}

const theme = {
  text: '#f8f0f2',
  label: '#cbbcc5',
  placeholder: '#a391a0',
  field: 'rgba(255,236,244,.055)',
  line: 'rgba(255,232,242,.38)',
  focus: '#ff7d92',
  error: '#ff7b78',
  radius: '12px',
  scheme: 'dark',
} as const;

async function openForm(href: string, signal: AbortSignal) {
  const answer = await fetch(href, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the card form was answered ${answer.status}`);
  const form = (await answer.json()) as CardFormAnswer;
  return { form, fields: await loadFields(form.scriptUrl) };
}

const loading = new Map<string, Promise<CardFields>>();

/** Loads the processor's script, once per document. */
function loadFields(scriptUrl: string): Promise<CardFields> {
  const cached = loading.get(scriptUrl);
  if (cached) return cached;
  const script = document.createElement('script');
  const loaded = new Promise<CardFields>((resolve, reject) => {
    script.src = scriptUrl;
    script.async = true;
    script.nonce = pageNonce() ?? '';
    script.onload = () =>
      window.CardFields ? resolve(window.CardFields) : reject(new Error('no fields were defined'));
    script.onerror = () => reject(new Error('the fields could not be loaded'));
    document.head.append(script);
  });
  loading.set(scriptUrl, loaded);
  loaded.catch(() => loading.delete(scriptUrl));
  return loaded;
}
