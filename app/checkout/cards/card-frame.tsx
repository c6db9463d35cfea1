import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFields, MountedCardFields } from '~/providers/payments/card-fields';
import { pageNonce } from '../../shell/page-nonce';
import { useSite } from '../../shell/use-site';
import { useLatest } from '../../ui/behaviour/use-latest';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/feedback/notice';
import { Spinner } from '../../ui/feedback/spinner';
import type { CardFormAnswer } from '../server/open-card-form.server';

interface CardFrameProps {
  /** What the frame is called by those who hear the page. */
  title: string;
  /** Where its form is opened. */
  formHref: string;
  onToken: (token: string) => void;
  /** Nothing can be sent: a field is at fault, or the processor is away. */
  onFault: (fault: 'invalid' | 'unavailable') => void;
  onTyped?: (isEmpty: boolean) => void;
  className?: string;
}

export interface CardFrameHandle {
  /** Ends in `onToken` or `onFault`. */
  submit(): void;
  clear(): void;
}

type Stage = 'opening' | 'open' | 'away';

/** The processor's own fields, in its frame: what is typed there can be read by no script of ours. */
export const CardFrame = forwardRef<CardFrameHandle, CardFrameProps>(function CardFrame(
  { title, formHref, className, ...told },
  handle,
) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCardFields | null>(null);
  const latest = useLatest(told);
  const [stage, setStage] = useState<Stage>('opening');
  const [attempt, setAttempt] = useState(0);
  useImperativeHandle(handle, () => ({
    submit() {
      if (mounted.current) mounted.current.submit();
      else latest.current.onFault('unavailable');
    },
    clear: () => mounted.current?.clear(),
  }));
  useEffect(() => {
    const left = new AbortController();
    const isHere = () => !left.signal.aborted;
    setStage('opening');
    openForm(formHref, left.signal).then(
      ({ fields, form }) => {
        if (!isHere() || !place.current) return;
        mounted.current = fields.mount(place.current, {
          ...form,
          title,
          locale,
          theme,
          onReady: () => setStage('open'),
          onChange: ({ isEmpty }) => latest.current.onTyped?.(isEmpty),
          onToken: ({ token }) => latest.current.onToken(token),
          onError(reason) {
            latest.current.onFault(reason === 'invalid' ? 'invalid' : 'unavailable');
            // A form that has ended is opened anew; what was typed is typed again.
            if (reason === 'expired') setAttempt((count) => count + 1);
          },
        });
      },
      () => isHere() && setStage('away'),
    );
    return () => {
      left.abort();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [formHref, title, locale, latest, attempt]);
  return (
    <div className={className}>
      <div ref={place} data-card-frame="" className="-mx-1" hidden={stage === 'away'} />
      {stage === 'opening' && (
        <p className="text-fg-3 type-small flex items-center gap-2 py-3">
          <Spinner />
          {t('new.loading')}
        </p>
      )}
      {stage === 'away' && (
        <Notice
          kind="danger"
          action={
            <Button
              type="button"
              kind="outline"
              size="small"
              onClick={() => setAttempt((count) => count + 1)}
            >
              {t('new.retry')}
            </Button>
          }
        >
          {t('new.unavailable')}
        </Notice>
      )}
    </div>
  );
});

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

/** The processor's script, fetched once a document. */
function loadFields(scriptUrl: string): Promise<CardFields> {
  const known = loading.get(scriptUrl);
  if (known) return known;
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
