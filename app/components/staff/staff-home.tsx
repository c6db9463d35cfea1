import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../shell/brand';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { iconButtonClass } from '../ui/icon-button';

interface StaffHomeProps {
  staff: { email: string; role: string };
}

/** Who has signed in, and what there is to do for them. */
export function StaffHome({ staff }: StaffHomeProps) {
  const { t } = useTranslation('staff');
  const { product } = useSite();
  return (
    <div className="min-h-dvh md:ps-55">
      <aside className="border-line bg-surface px-5 py-6 max-md:border-b md:fixed md:inset-y-0 md:start-0 md:w-55 md:border-e">
        <Brand name={product.name} />
        <p className="type-caption text-fg-3 mt-1">{t('title')}</p>
        <nav aria-label={t('title')} className="mt-6">
          <p className="type-eyebrow text-fg-3 mb-2">{t('system')}</p>
          {/* The dashboard is another program's page: a whole visit leads there. */}
          <a
            href="/ops/queues"
            className="rounded-small text-fg-2 hover:bg-veil hover:text-fg -mx-2.5 flex h-9 items-center gap-3 px-2.5 text-[14px] transition"
          >
            <Icon name="layers" />
            {t('queues')}
          </a>
        </nav>
      </aside>
      <main className="px-4 py-7 md:px-8">
        <h1 className="type-staff">{t('title')}</h1>
        <p className="type-small text-fg-3 mt-1">{t('welcome')}</p>
        <div className="mt-6 grid max-w-240 gap-4 md:grid-cols-2">
          <section
            aria-labelledby="who"
            className="rounded-card border-line-2 bg-card shadow-card border p-5"
          >
            <h2 id="who" className="type-caption text-fg-3">
              {t('signed-in-as')}
            </h2>
            <p className="mt-1.5 text-[17px]/6 font-[600] break-all">{staff.email}</p>
            <p className="type-small text-info mt-1 flex items-center gap-2">
              <span className="size-1.75 rounded-full bg-current" />
              {t(`role.${staff.role}`, { defaultValue: staff.role })}
            </p>
            <Form method="post" action="/admin" className="mt-5">
              <Button
                type="submit"
                name="intent"
                value="sign-out"
                kind="outline"
                size="small"
                icon="log-out"
              >
                {t('sign-out')}
              </Button>
            </Form>
          </section>
          <a
            href="/ops/queues"
            className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 flex items-center gap-4 border p-5 transition"
          >
            <span className={iconButtonClass('soft')}>
              <Icon name="layers" size={20} />
            </span>
            <span>
              <span className="block text-[15px] font-[600]">{t('queues')}</span>
              <span className="type-small text-fg-3 block">{t('queues-text')}</span>
            </span>
          </a>
        </div>
      </main>
    </div>
  );
}
