import { Form, Link } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../components/ui/button';
import { buttonClass } from '../components/ui/button-class';
import { findConfirmation } from './confirmations';
import { useOpenModal } from './open-modal-context';
import { askedQuestion } from './use-confirm';
import { useModalMeta } from './use-modal-meta';
import { ModalTitle } from './modal-title';

const metaSchema = z.object({ about: z.optional(z.string()) });

/** Asks whether somebody is sure: of a named confirmation by its form, of a question by its function. */
export default function CustomConfirmModal() {
  const { t } = useTranslation('ui');
  const { close } = useOpenModal();
  const confirmation = findConfirmation(useModalMeta(metaSchema)?.about);
  const [question] = useState(askedQuestion);
  const hasNothingToAsk = !confirmation && !question;
  // A page that was loaded anew has forgotten what was asked.
  useEffect(() => {
    if (hasNothingToAsk) close();
  }, [hasNothingToAsk, close]);

  if (confirmation) {
    const { title, subtitle, okText, cancelText, action, fields = {} } = confirmation;
    return (
      <Asked
        title={title && t(title)}
        subtitle={subtitle && t(subtitle)}
        cancelText={cancelText && t(cancelText)}
        ok={
          <Form method="post" action={action} className="flex-1">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="large" className="w-full">
              {okText ? t(okText) : t('confirm.ok')}
            </Button>
          </Form>
        }
      />
    );
  }
  return (
    <Asked
      {...question}
      ok={
        <Button
          size="large"
          className="flex-1"
          onClick={() => {
            close();
            question?.onConfirm();
          }}
        >
          {question?.okText ?? t('confirm.ok')}
        </Button>
      }
    />
  );
}

interface AskedProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  cancelText?: string | undefined;
  ok: ReactNode;
}

function Asked({ title, subtitle, cancelText, ok }: AskedProps) {
  const { t } = useTranslation('ui');
  const { closeHref } = useOpenModal();
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-h2 pe-10">{title ?? t('confirm.title')}</ModalTitle>
      {subtitle && <p className="text-fg-2 mt-3">{subtitle}</p>}
      <div className="mt-7 flex flex-row-reverse gap-3 max-sm:flex-col">
        {ok}
        <Link
          to={closeHref}
          replace
          preventScrollReset
          className={buttonClass({ kind: 'outline', size: 'large' }, 'flex-1')}
        >
          {cancelText ?? t('confirm.cancel')}
        </Link>
      </div>
    </div>
  );
}
