import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionStrip } from '../kit/connection/connection-strip';
import { fallbackLocale } from '../kit/i18n/locales';
import { Brand } from '../kit/shell/brand';

/** A plain centred card in English, for the back office before sign-in. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff');
  return (
    <div lang={fallbackLocale} className="flex min-h-dvh flex-col px-4 md:px-8">
      <ConnectionStrip />
      <header className="py-6">
        <Brand />
        <p className="type-caption text-fg-3 mt-1">{t('title')}</p>
      </header>
      <main className="mx-auto flex w-full max-w-105 flex-1 flex-col justify-center pb-28">
        <div className="rounded-card border-line-2 bg-card shadow-card border p-6 md:p-8">
          {children}
        </div>
      </main>
    </div>
  );
}
